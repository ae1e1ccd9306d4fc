"""A bot of your own for Roundtable, with nothing but Python's standard library: it sits down and gives any legal answer.

    ROUNDTABLE_TOKEN=roundtable-bot-… python3 bot.py https://games.example/t/tlZqbDOFFlMh

The address is a table's link, or /j/ with its code. docs/bots-protocol.md says what the bot gets and what it may do.
"""
import base64, hashlib, json, os, random, secrets, socket, ssl, struct, sys, time, urllib.request
from urllib.parse import urlsplit

url = urlsplit(sys.argv[1])
authorization = f"Bearer {os.environ['ROUNDTABLE_TOKEN']}"

class WebSocket:
    """As much of RFC 6455 as a bot needs."""
    def __init__(self):
        secure = url.scheme == "https"
        self.line = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), timeout=60)
        if secure: self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: {authorization}\r\n\r\n".encode())
        self.bytes = self.line.makefile("rb")
        status = self.bytes.readline().decode()
        if " 101 " not in status:
            raise SystemExit(f"Not let in: {status.strip()}")
        while self.bytes.readline().strip(): pass

    def send(self, data, opcode=1):
        size = len(data)
        head = bytes([0x80 | opcode]) + (bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0xFE, size))
        mask = os.urandom(4)
        self.line.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def messages(self):
        """Every message, until the server hangs up. It asks every 25 seconds whether we are still there."""
        while len(head := self.bytes.read(2)) == 2:
            opcode, size = head[0] & 15, head[1] & 127
            if size > 125:
                size = int.from_bytes(self.bytes.read(2 if size == 126 else 8), "big")
            data = self.bytes.read(size)
            if opcode == 9:
                self.send(data, 10)
            elif opcode == 1:
                yield json.loads(data)

def choose(decision, sight):
    """This is where a better bot thinks: `view` is what everybody knows, `own` what its seat knows beyond that."""
    return random.choice(decision["answers"])["id"]

def play(table, share):
    wire, lines, me = WebSocket(), 0, None
    def send(kind, **command):
        wire.send(json.dumps({"kind": kind, "id": secrets.token_hex(8), "table": table, **command}).encode())
    def give_share(starting, seats, commitment, seals):
        """So nobody can choose the deal; whoever gives no share makes the others wait for five seconds."""
        seat = next((nth for nth, at in enumerate(seats) if at.get("person", {}).get("id") == me), None)
        if not starting or seat is None: return
        if seals is None and share.get("commitment") != commitment:
            nonce = secrets.token_hex(16)
            sealed = f"roundtable share 1\n{commitment}\n{seat}\n{nonce}".encode()
            share.update(commitment=commitment, nonce=nonce, seal=hashlib.sha256(sealed).hexdigest())
            send("seal-share", seal=share["seal"])
        elif seals and share.get("commitment") == commitment and seals[seat] == share["seal"]:
            send("open-share", nonce=share["nonce"])
    for message in wire.messages():
        kind = message["kind"]
        if kind == "welcome":
            me = message["me"]["id"]
            send("enter")
            send("sit", id="sit")
        elif kind == "table":
            info = message["table"]
            if info["ended"] not in (None, "played"):
                return print("The match was ended.") or True
            give_share(info["starting"], info["seats"], info["fairness"]["commitment"], info["fairness"]["seals"])
        elif kind == "news" and ("decision" in message or "outcome" in message):
            send("enter", lines=lines)  # The whole position, instead of putting it together from what has changed.
        elif kind == "match":
            sight, lines = message["sight"], message["from"] + len(message["lines"])
            if sight["outcome"]:
                return print("The match is over. The winners:", *sight["outcome"]["winners"]) or True
            if sight["decision"] and not sight.get("answered"):
                send("answer", decision=sight["decision"]["id"], answer=choose(sight["decision"], sight))
        elif kind == "refused":
            if message["id"] == "sit":
                return print("No seat for us:", message["reason"]) or True
            time.sleep(0.5)  # Too fast, or the question has changed meanwhile.
            send("enter", lines=lines)

name, share = url.path.rsplit("/", 1)[-1], {}
if url.path.startswith("/j/"):
    name = json.load(urllib.request.urlopen(f"{url.scheme}://{url.netloc}/api/codes/{name}"))["table"]
while True:
    try:
        if play(name, share): break
    except OSError as lost:
        print("The connection was lost:", lost, file=sys.stderr)
    time.sleep(2)
