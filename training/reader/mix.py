"""A reader between two that began alike: python3 mix.py BEFORE AFTER SHARE OUT; SHARE is AFTER's, from 0 to 1.

A reader that has gone on from another is surer than it should be; halfway between the two it is right more often than
either, and knows better when not to answer.
"""
import os
import sys
import torch
from model import load_saved, save


def main(before, after, share, out):
    mixed, old = load_saved(after), load_saved(before)
    with torch.no_grad():
        for new, other in zip(mixed.parameters(), old.parameters()):
            new.lerp_(other, 1 - float(share))
    os.makedirs(out, exist_ok=True)
    save(mixed, out)


main(*sys.argv[1:])
