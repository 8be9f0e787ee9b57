// node players.js URL: four players at each of many tables, over Colyseus's own client. Told what to do on stdin.
//
//   gather N    N tables are opened, and four sit down at each
//   play N      so many moves at each table, one after the other
//   disperse    everybody leaves
//
// One line of JSON answers each.

import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';
import { Client } from '@colyseus/sdk';

const SEATS = 4;
const AT_ONCE = 16;
const CLUE = 'what the river said';
const client = new Client(process.argv[2]);

class Table {
  rooms = [];
  heard = new Set();
  latencies = [];
  received = 0;
  left = 0;
  over = () => {};

  async gather() {
    const host = await client.create('dixit');
    this.#listen(host, 0);
    for (let seat = 1; seat < SEATS; seat += 1) this.#listen(await client.joinById(host.roomId), seat);
    await until(() => this.rooms.every((room) => room.state?.phase === 'telling'));
    for (const [seat, room] of this.rooms.entries()) {
      const hands = room.state.players.map((player) => player.hand?.length ?? 0);
      if (hands.some((cards, other) => (other === seat) !== cards > 0))
        throw new Error(`hands that ${seat} sees: ${hands}`);
    }
  }

  play(moves) {
    this.left = moves;
    this.latencies = [];
    return new Promise((resolve) => {
      this.over = resolve;
      this.#move();
    });
  }

  leave() {
    return Promise.all(this.rooms.map((room) => room.leave()));
  }

  #listen(room, seat) {
    this.rooms.push(room);
    room.onStateChange(() => this.#hear(seat));
  }

  #hear(seat) {
    if (!this.left || this.heard.has(seat)) return;
    this.heard.add(seat);
    if (this.heard.size < SEATS) return;
    this.latencies.push((performance.now() - this.began) / 1000);
    this.left -= 1;
    if (this.left) this.#move();
    else this.over(this.latencies);
  }

  #move() {
    this.heard.clear();
    const seat = this.rooms[0].state.players.findIndex((player) => player.owes);
    if (seat < 0) throw new Error('the game is over: play fewer moves');
    const { phase, players, board } = this.rooms[seat].state;
    const { hand, laid } = players[seat];
    const card = any([...hand]);
    this.began = performance.now(); // from here on it is the server's time, and its messages'
    switch (phase) {
      case 'telling':
        return this.rooms[seat].send('tell', { card, clue: CLUE });
      case 'laying':
        return this.rooms[seat].send('lay', { card });
      case 'voting':
        return this.rooms[seat].send('vote', {
          number: any([...board.keys()].filter((n) => board[n] !== laid)),
        });
      default:
        return this.rooms[seat].send('goOn');
    }
  }
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

async function until(holds) {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 6000) throw new Error('waited a minute in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

let tables = [];

async function gather(number) {
  tables = Array.from({ length: number }, () => new Table());
  for (let first = 0; first < number; first += AT_ONCE) {
    await Promise.all(tables.slice(first, first + AT_ONCE).map((table) => table.gather()));
  }
  return tables.length;
}

async function play(moves) {
  const latencies = await Promise.all(tables.map((table) => table.play(moves)));
  return latencies.flat();
}

async function disperse() {
  await Promise.all(tables.map((table) => table.leave()));
  tables = [];
  return 0;
}

const orders = { gather, play, disperse };

for await (const line of createInterface({ input: process.stdin })) {
  const [order, number] = line.split(' ');
  console.log(JSON.stringify(await orders[order](Number(number))));
}
process.exit(0);
