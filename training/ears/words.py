"""Words as said, words as written, and how far two texts are apart."""
import re

ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = ["", "", *"twenty thirty forty fifty sixty seventy eighty ninety".split()]
SHORT = {
    "okay": "ok", "alright": "all right", "gonna": "going to", "cannot": "can not", "mr": "mister", "mrs": "missus", "dr": "doctor",
    "checkbook": "check book", "checkbooks": "check books", "thats": "that is", "let's": "let us", "can't": "can not", "won't": "will not",
}  # fmt: skip
ENDINGS = {"'m": "am", "'re": "are", "'d": "would", "'ll": "will", "'ve": "have"}
IS = {"what's", "it's", "that's", "there's", "here's", "name's"}
FILLERS = {"um", "uh", "uhm", "mm", "hmm", "mhm", "ah", "oh", "er"}


def say(number):
    """A whole number as it is said."""
    if number < 20:
        return ONES[number]
    if number < 100:
        return TENS[number // 10] + (f" {ONES[number % 10]}" if number % 10 else "")
    if number < 1000:
        return f"{ONES[number // 100]} hundred" + (f" {say(number % 100)}" if number % 100 else "")
    return f"{say(number // 1000)} thousand" + (f" {say(number % 1000)}" if number % 1000 else "")


def lengthen(word):
    if word in SHORT:
        return SHORT[word]
    if word in IS:
        return f"{word[:-2]} is"
    if word in ("didn't", "isn't", "doesn't", "wasn't", "haven't", "don't"):
        return f"{word[:-3]} not"
    for ending, full in ENDINGS.items():
        if word.endswith(ending) and word[: -len(ending)] in ("i", "you", "we", "that"):
            return f"{word[: -len(ending)]} {full}"
    return word


def normalise(text):
    """The words of a text as they are compared: small, without punctuation and fillers, figures as said."""
    s = re.sub(r"\[[^\]]*\]|<[^>]*>|\S+~", " ", text.lower().replace("\u2019", "'"))
    s = re.sub(r"\$\s?([\d,]+)(?:\.(\d\d))?", lambda m: f"{m[1]} dollars" + (f" and {m[2]} cents" if m[2] and int(m[2]) else ""), s)
    s = re.sub(r"(\d),(?=\d{3})", r"\1", s)
    s = re.sub(r"(\d+)(st|nd|rd|th)\b", r"\1", s)
    s = re.sub(r"(\d+)%", r"\1 percent", s)
    s = re.sub(r"(\d+):(\d\d)", lambda m: f"{m[1]} {m[2]}" if int(m[2]) else m[1], s)
    s = re.sub(r"(\d)\.(\d)", r"\1 point \2", s)
    s = re.sub(r"\b([ap])\.?\s?m\b\.?", r"\1 m", s)
    s = re.sub(r"\d+", lambda m: f" {' '.join(ONES[int(d)] for d in m[0]) if len(m[0]) > 4 or m[0][0] == '0' else say(int(m[0]))} ", s)
    words = re.sub(r"[^a-z' ]+", " ", s).split()
    long = [part.strip("'") for word in words if word not in FILLERS for part in lengthen(word).split()]
    return [word for word in long if word]


def align(one, other):
    """The pairs of positions of the cheapest way from one list to the other; None where nothing stands opposite."""
    cost = [list(range(len(other) + 1))]
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            row.append(min(cost[-1][j] + 1, row[-1] + 1, cost[-1][j - 1] + (a != b)))
        cost.append(row)
    pairs, i, j = [], len(one), len(other)
    while i or j:
        if i and j and cost[i][j] == cost[i - 1][j - 1] + (one[i - 1] != other[j - 1]):
            i, j = i - 1, j - 1
            pairs.append((i, j))
        elif i and cost[i][j] == cost[i - 1][j] + 1:
            i -= 1
            pairs.append((i, None))
        else:
            j -= 1
            pairs.append((None, j))
    return cost[-1][-1], pairs[::-1]


def count_errors(said, heard):
    """Errors, words said, words heard."""
    one, other = normalise(said), normalise(heard)
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        following = [i]
        for j, b in enumerate(other, 1):
            following.append(min(row[j] + 1, following[-1] + 1, row[j - 1] + (a != b)))
        row = following
    return row[-1], len(one), len(other)
