"""Moonshine writes in Llama's word pieces; no piece goes across a space."""
import json
import re


class Tokeniser:
    def __init__(self, path):
        file = json.load(open(path))
        self.pieces = file["pieces"]
        self.numbers = {}
        for number, piece in enumerate(self.pieces):
            self.numbers.setdefault(piece, number)
        self.ranks = {pair: rank for rank, pair in enumerate(file["merges"])}
        self.known = {}

    def encode_word(self, word):
        if word not in self.known:
            parts = []
            for letter in f"\u2581{word}":
                parts += [letter] if letter in self.numbers else [f"<0x{byte:02X}>" for byte in letter.encode()]
            while len(parts) > 1:
                ranks = [self.ranks.get(f"{a} {b}", len(self.ranks)) for a, b in zip(parts, parts[1:])]
                best = min(range(len(ranks)), key=ranks.__getitem__)
                if ranks[best] == len(self.ranks):
                    break
                parts[best : best + 2] = [parts[best] + parts[best + 1]]
            self.known[word] = [self.numbers[part] for part in parts]
        return self.known[word]

    def encode(self, text):
        return [number for word in text.split() for number in self.encode_word(word)]

    def decode(self, numbers):
        out = bytearray()
        for number in numbers:
            if 3 <= number < len(self.pieces):
                byte = re.fullmatch(r"<0x([0-9A-F]{2})>", self.pieces[number])
                out += bytes([int(byte[1], 16)]) if byte else self.pieces[number].replace("\u2581", " ").encode()
        return out.decode("utf-8", "replace").strip()
