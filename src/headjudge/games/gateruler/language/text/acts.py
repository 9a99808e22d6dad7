"""Instructions, one clause each: damage, healing, drawing, moving and turning cards, decks."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.bans import SORTS
from headjudge.games.gateruler.language.text.grammar import Steps
from headjudge.games.gateruler.language.text.objects import SEEN, ruler
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU
from headjudge.rulebook.citation import fact

# Where cards are put: the words and the area. A card goes to its owner's zone (3-2f).
PUT = {
    "into the graveyard": "graveyard",
    "into its owner's graveyard": "graveyard",
    "into their owners' graveyards": "graveyard",
    "into your graveyard": "graveyard",
    "into your hand": "hand",
    "into its owner's hand": "hand",
    "into their owners' hands": "hand",
    "on the bottom of your deck": "deck bottom",
    "on the bottom of your deck in any order": "deck bottom",
    "on the bottom of its owner's deck": "deck bottom",
    "on the bottom of their owners' decks": "deck bottom",
    "on the bottom of your opponent's deck": "deck bottom",
    "on top of your deck": "deck top",
    "on the top of your deck": "deck top",
    "on top of your deck in any order": "deck top",
    "on top of its owner's deck": "deck top",
    "into your damage zone": "damage",
    "into its owner's damage zone": "damage",
    "into your resource zone": "resource",
    "into your deck": "deck",
    "into its owner's deck": "deck",
}
# What is removed from the game,
REMOVED: str = fact("15-13a", "removal", without="graveyard")
# and whose damage is healed where nothing else is said: the player's.
HEALED: t.Effect = fact("15-21d", v.HealLife(H.n), without=v.HealLife(H.n, OPPONENT))
# Verbs of one object.
VERBS = (
    ("destroy {x}", t.Destroy),
    ("ready {x}", t.ToStand),
    ("exhaust {x}", t.ToRest),
    ("flip {x} face up", v.FlipUp),
    ("flip {x} face down", v.FlipDown),
    ("gain control of {x}", v.GainControl),
    ("reveal {x}", t.Reveal),
)
HOST = "host"  # the card that another is put under or on top of, chosen first
PLAYERS = {"your opponent": OPPONENT, "each player": EACH}


def phrases(grammar: WordedGrammar) -> None:
    act = grammar.kind("act")
    for words, verb in VERBS:
        act.phrase(words.replace("{x}", "{x:thing}"), verb(H.x))
    act.phrase("choose {x:chosen}", v.Target(H.x))
    act.phrase(
        "choose {a:chosen} and {b:chosen}",
        Steps((v.Target(H.a, wording="both"), v.Target(H.b, wording="both"))),
    )
    add_phrases(act, _damage, _healing, _drawing, _putting, _decks, _numbers)


def _damage(act: Kind) -> None:
    """15-20, 15-10."""
    for to in ("{x:thing}", "{x:player}"):
        act.phrase(f"deal {{n}} damage to {to}", v.DealDamage(H.x, H.n))
        act.phrase(f"this deals {{n}} damage to {to}", v.DealDamage(H.x, H.n))
        act.phrase(f"deal damage equal to {{q:quantity}} to {to}", v.DealDamage(H.x, H.q))
        act.phrase(f"deal damage to {to} equal to {{q:quantity}}", v.DealDamage(H.x, H.q))
        act.phrase(
            f"deal {{n}} damage to {to} for each {{e:each}}",
            v.DealDamage(H.x, t.Times(H.n, H.e)),
        )
        for ignoring in (", ignoring CNT", ". ignore [CNT] for this damage"):
            act.phrase(f"deal {{n}} damage to {to}{ignoring}", v.DealDamage(H.x, H.n, True))
    for words in ("you are dealt", "you receive"):
        act.phrase(f"{words} {{n}} damage", v.DealDamage(ruler(YOU), H.n))
    for words in ("your opponent is dealt", "your opponent receives"):
        act.phrase(f"{words} {{n}} damage", v.DealDamage(ruler(OPPONENT), H.n))
    among = v.DealDivided(t.It(wording="among"))
    for text, share in (
        ("deal {n} damage, divided as you choose among {x:chosen}", H.n),
        ("divide {n} damage among {x:chosen}", H.n),
        ("deal damage equal to {q:quantity}, divided as you choose among {x:chosen}", H.q),
    ):
        act.phrase(text, Steps((v.Target(H.x, divide=share, wording="divide"), among)))
    for verb in ("divide", "distribute"):
        for joint in (" and ", ", and "):
            act.phrase(
                f"choose {{x:chosen}}{joint}{verb} {{n}} damage among them",
                Steps((v.Target(H.x, divide=H.n, wording="divide"), among)),
            )
    act.phrase(
        "choose {x:chosen}. deal {n} damage, divided as you choose among them",
        Steps((v.Target(H.x, divide=H.n, wording="divide"), among)),
    )


def _healing(act: Kind) -> None:
    """15-21."""
    act.phrase("heal {n} HP of {x:thing}", v.Heal(H.x, H.n))
    act.phrase("heal {n} HP for {x:thing}", v.Heal(H.x, H.n))
    act.phrase("heal HP of {x:thing} equal to {q:quantity}", v.Heal(H.x, H.q))
    for words, sort in SORTS.items():
        act.phrase(f"heal {words}damage dealt to {{x:thing}}", v.HealDealing(H.x, sort))
        act.phrase(f"heal any {words}damage dealt to {{x:thing}}", v.HealDealing(H.x, sort, True))
    act.phrase("heal {n} life", v.HealLife(H.n))
    act.phrase("heal life equal to {q:quantity}", v.HealLife(H.q))
    act.phrase("heal {n}", HEALED)
    for words, who in PLAYERS.items():
        act.phrase(f"{words} heals {{n}} life", v.HealLife(H.n, who))


def _drawing(act: Kind) -> None:
    """15-8, 15-9."""
    for draw in ("draw", "you draw"):
        act.phrase(f"{draw} a card", t.Draw(1))
        act.phrase(f"{draw} 1 card", t.Draw(1))
        act.phrase(f"{draw} {{k:several}} cards", t.Draw(H.k))
        act.phrase(f"{draw} a card for each {{e:each}}", t.Draw(H.e))
        for cards in ("cards", "a number of cards"):
            act.phrase(f"{draw} {cards} equal to {{q:quantity}}", t.Draw(H.q))
    for words, who in PLAYERS.items():
        for one in ("a card", "1 card"):
            act.phrase(f"{words} draws {one}", t.Draw(1, who))
        act.phrase(f"{words} draws {{k:several}} cards", t.Draw(H.k, who))
        hand = t.Cards(("hand",), who if who == OPPONENT else YOU, wording="theirs")
        act.phrase(f"{words} discards a card", t.Discard(t.Pick(1, hand, by=who), who))
        act.phrase(
            f"{words} discards {{k:several}} cards", t.Discard(t.Pick(H.k, hand, by=who), who)
        )
    own = t.Cards(("hand",), YOU, wording="own")
    for words, number in (("a card", 1), ("1 card", 1), ("{k:several} cards", H.k)):
        act.phrase(f"discard {words}", t.Discard(t.Pick(number, own)))
    act.phrase("discard {x:thing}", t.Discard(H.x))
    act.phrase("discard your hand", t.Discard(t.Every(own)))
    random = t.Cards(("hand",), OPPONENT, wording="random")
    act.phrase(
        "your opponent discards a card at random", t.Discard(t.AtRandom(1, random), OPPONENT)
    )


def _putting(act: Kind) -> None:
    """15-3, 15-11, 15-13, 15-14, 15-28."""
    for words, area in PUT.items():
        for thing in ("thing", "top"):
            act.phrase(f"put {{x:{thing}}} {words}", t.Put(H.x, area))
        act.phrase(f"put the rest {words}", t.Put(t.Rest(SEEN), area))
        found = t.It(wording="found")
        act.phrase(
            f"put {{x:found}} {words}",
            Steps((t.Search(H.x, wording="put"), t.Put(found, area, wording="found"))),
        )
    act.phrase(
        "add {x:found} to your hand",
        Steps((t.Search(H.x, wording="put"), t.Put(t.It(wording="found"), "hand"))),
    )
    act.phrase("put this from your graveyard into your hand",
               t.Put(t.Self(wording="this from your graveyard"), "hand"))  # fmt: skip
    for words, area in (("your hand", "hand"), ("its owner's hand", "hand"),
                        ("their owners' hands", "hand")):  # fmt: skip
        act.phrase(f"add {{x:thing}} to {words}", t.Put(H.x, area))
        act.phrase(f"return {{x:thing}} to {words}", t.Put(H.x, area))
    act.phrase("add {x:top} to your hand", t.Put(H.x, "hand"))
    act.phrase("remove {x:thing} from the game", t.Put(H.x, REMOVED))
    act.phrase("remove {x:top} from the game", t.Put(H.x, REMOVED))
    act.phrase("remove the rest from the game", t.Put(t.Rest(SEEN), REMOVED))
    choice = t.Choose(H.y, HOST, wording=HOST)
    host_chosen = t.It(HOST, wording=HOST)
    for x in ("thing", "top"):
        under = Steps((choice, v.AddCharge(H.x, host_chosen)))
        act.phrase(f"add {{x:{x}}} underneath {{y:chosen}} as a charge", under)
        act.phrase(f"add {{x:{x}}} under {{y:chosen}} as a charge", under)
        for host in ("this", "it1"):
            act.phrase(f"add {{x:{x}}} underneath {{y:{host}}} as a charge", v.AddCharge(H.x, H.y))
            act.phrase(f"add {{x:{x}}} underneath {{y:{host}}} as charges", v.AddCharge(H.x, H.y))
            act.phrase(f"add {{x:{x}}} under {{y:{host}}} as a charge", v.AddCharge(H.x, H.y))
            act.phrase(
                f"add {{x:{x}}} face down underneath {{y:{host}}} as a charge",
                v.AddCharge(H.x, H.y, True),
            )
    for host in ("this", "it1"):
        act.phrase(f"put {{x:thing}} on top of {{y:{host}}}", v.PutOnTop(H.x, H.y))
    act.phrase("put {x:thing} on top of {y:chosen}", Steps((choice, v.PutOnTop(H.x, host_chosen))))
    act.phrase("swap {x:it2}", t.Swap(H.x))
    act.phrase("swap {x:it1} and {y:this}", t.Swap(t.Together((H.x, H.y))))
    act.phrase("swap {x:this} and {y:it1}", t.Swap(t.Together((H.x, H.y))))
    act.phrase("swap {x:this} and {y:chosen}", t.Swap(t.Together((H.x, H.y))))
    for verb, preposition in (("place", "in"), ("place", "into"), ("move", "to")):
        act.phrase(f"{verb} {{x:thing}} {preposition} {{z:zone}}", v.PlaceIn(H.x, H.z))
    act.phrase("rearrange your units", v.Rearrange())
    act.phrase("rearrange all of your units", v.Rearrange())
    act.phrase("rearrange your opponent's units", v.Rearrange(OPPONENT))
    act.phrase("{x:this} remains in play", v.RemainInPlay(H.x))
    act.phrase("{x:it1} remains in play", v.RemainInPlay(H.x))


def _decks(act: Kind) -> None:
    """15-5, 15-6."""
    act.phrase("look at {x:top}", t.Look(H.x, SEEN))
    act.phrase("reveal {x:top}", t.Reveal(H.x, SEEN))
    hand = t.Every(t.Cards(("hand",), OPPONENT, wording="looked at"))
    act.phrase("look at your opponent's hand", t.Look(hand, "hand"))
    act.phrase("look at {x:it1}", t.Look(H.x, "looked"))
    act.phrase("look at {x:chosen}", t.Look(H.x, "looked"))
    act.phrase("shuffle your deck", t.Shuffle())
    act.phrase("your opponent shuffles their deck", t.Shuffle(OPPONENT))
    act.phrase("each player shuffles their deck", t.Shuffle(EACH))


def _numbers(act: Kind) -> None:
    """Damage reversal, resources, and what is named."""
    act.phrase("DR {n}", v.DamageReversal(H.n))
    act.phrase("DR {n}: {f:cards2}", v.DamageReversal(H.n, H.f))
    act.phrase("DR {n}: {f:cards1}", v.DamageReversal(H.n, H.f))
    act.phrase("pay {n} resources", v.PayResources(H.n))
    act.phrase("pay 1 resource", v.PayResources(1))
    act.phrase("pay resources equal to {q:quantity}", v.PayResources(H.q))
    act.phrase("ready all of your resources", v.ReadyResources())
    act.phrase("choose a number up to {n}", v.ChooseNumber(H.n))
    act.phrase("choose a number up to {q:quantity}", v.ChooseNumber(H.q))
    for words in ("it gains", "this gains"):
        what = t.Self(wording="this") if words.startswith("this") else t.It(wording="it")
        act.phrase(
            f"choose an attribute. until the end of this turn, {words} the chosen attribute",
            v.ChooseAttribute(what),
        )
    act.phrase("you win the game", t.GameEnds(YOU, True))
    act.phrase("you lose the game", t.GameEnds(YOU, False))
