"""A link between two TAP devices that passes Ethernet frames after a delay, because not every kernel has netem.

Usage: slow-link.py <tap> <tap>, with lines on standard input: `<delay in milliseconds> <share of frames to drop>`.
The delay is that of each direction.
"""

import collections
import fcntl
import os
import random
import select
import struct
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TAP, IFF_NO_PI = 0x0002, 0x1000
LONGEST_FRAME = 65_536


def open_tap(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TAP | IFF_NO_PI))
    return device


def main():
    first, second = (open_tap(name) for name in sys.argv[1:3])
    other = {first: second, second: first}
    waiting = collections.deque()
    delay, dropped = 0.0, 0.0
    print("ready", flush=True)
    while True:
        now = time.monotonic()
        while waiting and waiting[0][0] <= now:
            _, device, frame = waiting.popleft()
            try:
                os.write(device, frame)
            except OSError:
                pass  # the device is down: the frame is lost, as on a cable that was pulled
        pause = max(0.0, waiting[0][0] - now) if waiting else None
        readable, _, _ = select.select([first, second, sys.stdin], [], [], pause)
        if sys.stdin in readable:
            line = sys.stdin.readline()
            if not line:
                return
            milliseconds, share = line.split()
            delay, dropped = float(milliseconds) / 1000, float(share)
        for device in (first, second):
            if device not in readable:
                continue
            try:
                frame = os.read(device, LONGEST_FRAME)
            except OSError:
                continue
            if random.random() >= dropped:
                waiting.append((time.monotonic() + delay, other[device], frame))


main()
