// node players.js URL GAME: four players at each of many tables, over Colyseus's own client library.
//
// GAME is "dixit" or "lean", as for server.js. The process reads one order per line from stdin:
//
//   gather N    open N tables and seat four players at each
//   play N      play N moves at each table, all tables at the same time
//   disperse    disconnect all players
//
// It answers each order with one line of JSON. The answer to `play` has the latencies in seconds and the bytes
// received.

import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';
import { Client } from '@colyseus/sdk';
import { games } from './answers.js';

const SEATS = 4;
const AT_ONCE = 16; // tables
const [url, name] = process.argv.slice(2);
const client = new Client(url);
const game = games[name];

/** Whether this client sees the hand, the laid card or the vote of a player. */
function showsSecrets({ hand, laid, vote }) {
  return Boolean(hand?.length) || laid !== undefined || vote !== undefined;
}

/** Bytes of the WebSocket frame around a message that the server sends: opcode and length, without a mask. */
function headerBytes(payload) {
  if (payload < 126) return 2;
  return payload < 65_536 ? 4 : 10;
}

class Table {
  rooms = [];
  received = 0; // bytes
  #latencies = [];
  #informed = new Set(); // seats that have received the move
  #left = 0;
  #began = 0;
  #over = () => {};

  async gather() {
    const host = await client.create('dixit');
    this.#listen(host, 0);
    for (let seat = 1; seat < SEATS; seat += 1) this.#listen(await client.joinById(host.roomId), seat);
    await until(() => this.rooms.every((room) => game.begun(room.state)));
    for (const [seat, room] of this.rooms.entries()) {
      const seen = room.state.players.map(showsSecrets);
      if (seen.some((secrets, other) => secrets !== (other === seat)))
        throw new Error(`player ${seat} sees secrets of these players: ${seen}`);
    }
  }

  play(moves) {
    this.#left = moves;
    this.#latencies = [];
    return new Promise((resolve) => {
      this.#over = resolve;
      this.#move();
    });
  }

  leave() {
    return Promise.all(this.rooms.map((room) => room.leave()));
  }

  #listen(room, seat) {
    this.rooms.push(room);
    this.#countBytes(room.connection.events);
    room.onStateChange(() => this.#moveReceived(seat));
  }

  #countBytes(events) {
    const { onmessage } = events;
    events.onmessage = (event) => {
      const { byteLength } = event.data;
      this.received += byteLength + headerBytes(byteLength);
      onmessage(event);
    };
  }

  #moveReceived(seat) {
    if (!this.#left || this.#informed.has(seat)) return;
    this.#informed.add(seat);
    if (this.#informed.size < SEATS) return;
    this.#latencies.push((performance.now() - this.#began) / 1000);
    this.#left -= 1;
    if (this.#left) this.#move();
    else this.#over(this.#latencies);
  }

  #move() {
    this.#informed.clear();
    const seat = game.seatToMove(this.rooms[0].state);
    if (seat < 0) throw new Error('the game is over: play fewer moves');
    const send = game.answer(this.rooms[seat], seat);
    this.#began = performance.now(); // after the choice, because only the server and its messages are timed
    send();
  }
}

async function until(holds) {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 6000) throw new Error('the games did not begin within a minute');
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
  const total = () => tables.reduce((bytes, table) => bytes + table.received, 0);
  const before = total();
  const latencies = await Promise.all(tables.map((table) => table.play(moves)));
  return { latencies: latencies.flat(), received: total() - before };
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
