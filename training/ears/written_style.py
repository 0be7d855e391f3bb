"""Human transcripts have small letters and no figures. Here they get the style of the stock recogniser: its case and
punctuation wherever it heard the same words, and figures for amounts, times and long numbers, whether it heard them or not.

A figure is written only if it means what was said: "eight thirty four Main Street" stays in words, and so does a number
of fewer than five digits said one by one, for "461" would read as four hundred sixty-one.
"""
import re

from words import ONES, TENS, align, normalise

UNITS = {word: value for value, word in enumerate(ONES)}
ROUND = {word: 10 * value for value, word in enumerate(TENS) if word}
DIGITS = {**{word: str(value) for value, word in enumerate(ONES[:10])}, "oh": "0", "o": "0"}
DROPPED = {"um", "uh", "er", "uhm"}
NAMES = set(
    """i i'm i'd i'll i've monday tuesday wednesday thursday friday saturday sunday january february april june july august
    september october november december harper california james michael robert john david william richard joseph thomas
    charles mary patricia jennifer linda elizabeth barbara susan jessica sarah karen smith johnson williams brown jones
    garcia miller davis wilson rodriguez martinez""".split()
)


class Token:
    def __init__(self, text, said, figure=False):
        self.text, self.said, self.figure = text, said, figure


def read_cardinal(words, at):
    """The number that begins at a word, and how many words it takes: "one hundred and thirty four" is (134, 5)."""
    total, part, taken, last = 0, None, 0, None
    i = at
    while i < len(words):
        word = words[i]
        if word == "a" and part is None and i + 1 < len(words) and words[i + 1] in ("hundred", "thousand"):
            part, last = 1, "unit"
        elif word in UNITS and last in (None, "hundred", "thousand", "and") or word in UNITS and last == "ten" and 0 < UNITS[word] < 10:
            part, last = (part or 0) + UNITS[word], "unit"
        elif word in ROUND and last in (None, "hundred", "thousand", "and"):
            part, last = (part or 0) + ROUND[word], "ten"
        elif word == "hundred" and last in ("unit", "ten") and part is not None and part < 100:
            part, last = part * 100, "hundred"
        elif word == "thousand" and part is not None and last != "and":
            total, part, last = total + part * 1000, 0, "thousand"
        elif word == "and" and last in ("hundred", "thousand") and i + 1 < len(words) and (words[i + 1] in UNITS or words[i + 1] in ROUND):
            i, last = i + 1, "and"
            continue
        else:
            break
        i += 1
        taken = i - at
    return (total + (part or 0), taken) if taken else (None, 0)


def write_numbers(words):
    tokens, i = [], 0

    def add(text, count):
        nonlocal i
        tokens.append(Token(text, normalise(text), True))
        i += count

    while i < len(words):
        digits = 0
        while i + digits < len(words) and words[i + digits] in DIGITS and (words[i + digits] != "o" or digits):
            digits += 1
        value, taken = read_cardinal(words, i)
        after = words[i + taken : i + taken + 4]
        if digits >= 5 and words[i] != "oh":
            add("".join(DIGITS[word] for word in words[i : i + digits]), digits)
        elif taken and after[:1] in (["dollars"], ["dollar"]):
            cents, more = read_cardinal(words, i + taken + 2) if after[1:2] == ["and"] else read_cardinal(words, i + taken + 1)
            skip = taken + (2 if after[1:2] == ["and"] else 1)
            if more and words[i + skip + more : i + skip + more + 1] == ["cents"] and cents < 100:
                add(f"${value:,}.{cents:02d}", skip + more + 1)
            else:
                add(f"${value:,}", taken + 1)
        elif clock := read_time(words, i):
            add(*clock)
        elif taken and value >= 10 and taken == digits_or_words(words, i, taken):
            add(f"{value:,}" if value >= 10000 else str(value), taken)
        else:
            tokens.append(Token(words[i], normalise(words[i])))
            i += 1
    return tokens


def digits_or_words(words, at, taken):
    """How many words a plain number takes; 0 beside other numbers, where it may be a part of a street or a phone number."""
    beside = words[max(0, at - 1) : at] + words[at + taken : at + taken + 1]
    if any(word in UNITS or word in ROUND or word in ("oh", "o", "hundred", "thousand", "point", "double", "triple") for word in beside):
        return 0
    return 0 if words[at] == "a" else taken


def read_time(words, at):
    """("9:30 a.m.", words taken), or None."""
    hour = UNITS.get(words[at])
    if not hour or hour > 12:
        return None
    i, minutes = at + 1, None
    if i < len(words) and (words[i] in ROUND or UNITS.get(words[i], 0) >= 10):
        minutes, taken = read_cardinal(words, i)
        if minutes is None or minutes > 59:
            return None
        i += taken
    half = words[i : i + 2]
    if half[1:2] == ["m"] and half[0] in ("a", "p"):
        i += 2
    elif words[i : i + 1] in (["am"], ["pm"]):
        half = [words[i][0], "m"]
        i += 1
    else:
        return None
    clock = f"{hour}:{minutes:02d}" if minutes is not None else f"{hour}"
    return f"{clock} {half[0]}.m.", i - at


def capital(word):
    return word[:1].upper() + word[1:]


def write(human, stock):
    """The human words in the stock's style.

    >>> write("your balance is one hundred and four dollars is there anything else", "Your balance is 140. Is there anything else?")
    'Your balance is $104. Is there anything else?'
    >>> write("the branch hours are nine thirty a m to five p m", "The brand's hours are 930 AM to 5 PM.")
    'The branch hours are 9:30 a.m. to 5 p.m.'
    >>> write("um my number is two four five three two five three two five five", "My number is 245-325-3255.")
    'My number is 2453253255.'
    >>> write("the address is eight thirty four main street", "The address is 834 Main Street.")
    'The address is eight thirty four Main Street.'
    >>> write("four six one", "461.")
    'Four six one.'
    >>> write("it's one hundred thirty dollars and fifteen cents okay", "It's $130.15. Okay.")
    "It's $130.15. Okay."
    >>> write("in three to five business days", "In 3 to 5 business days.")
    'In 3 to 5 business days.'
    """
    words = human.split()
    words = [word for word in words if word not in DROPPED] or words
    tokens, theirs = write_numbers(words), [Token(word, normalise(word)) for word in stock.split()]
    flat = [(said, k) for k, token in enumerate(tokens) for said in token.said]
    flat_theirs = [(said, k) for k, token in enumerate(theirs) for said in token.said]
    _, pairs = align([said for said, _ in flat], [said for said, _ in flat_theirs])
    opposite = {}
    for a, b in pairs:
        if a is not None and b is not None:
            opposite.setdefault(flat[a][1], []).append((flat_theirs[b][1], flat[a][0] == flat_theirs[b][0]))
    last_at = {met[-1][0]: k for k, met in sorted(opposite.items())}
    out, begins = [], True
    for k, token in enumerate(tokens):
        text, mark = token.text, ""
        met = opposite.get(k, [])
        if met:
            their = theirs[met[-1][0]].text
            same = len({j for j, _ in met}) == 1 and all(ok for _, ok in met) and theirs[met[0][0]].said == token.said
            if last_at[met[-1][0]] == k:
                # A comma behind a word that was not said stands there for a reason of its own.
                mark = (re.search(r"[.,?!;:]+$" if same else r"[.?!]$", their) or [""])[0]
            if same and not token.figure:
                text = re.sub(r"[.,?!;:]+$", "", their)
                # What begins a sentence there may stand within one here.
                if not begins and (met[0][0] == 0 or re.search(r"[.?!]$", theirs[met[0][0] - 1].text)):
                    text = text[:1].lower() + text[1:]
            if token.figure and text.endswith(".") and mark == ".":
                mark = ""
        if len(text) == 1 and any(len(t.text) == 1 for t in tokens[max(0, k - 1) : k] + tokens[k + 1 : k + 2]):
            text = text.upper()  # spelt
        if begins or text.lower() in NAMES:
            text = capital(text)
        out.append(text + mark)
        begins = bool(re.search(r"[.?!]$", out[-1])) and not re.search(r"^(a\.m\.|p\.m\.|Mr\.|Mrs\.|Dr\.)$|[ap]\.m\.$", out[-1])
    if not out:
        return ""
    out[-1] = re.sub(r"[,;:-]+$", "", out[-1])
    if not re.search(r"[.?!]$", out[-1]):
        last = re.search(r"[.?!]", stock.strip()[-1:] or ".")
        out[-1] += last[0] if last else "."
    text = " ".join(out).replace("...", ".")
    text = re.sub(r"\bHarper,? [Vv]alley,? ([Nn]ational|[Bb]ank)", lambda m: f"Harper Valley {capital(m[1])}", text)
    return re.sub(r"\bHarper Valley National,? [Bb]ank", "Harper Valley National Bank", text)
