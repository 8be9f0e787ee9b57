// Lets a page stand still: what the server says is kept back while it is held, and handed over in order afterwards;
// what would happen within the next seconds (a stone that turns, a view that fades) happens at once.
(() => {
  const SOON = 4000;
  const ROUNDS = 60;
  const kept = [];
  let held = false;
  /** A heartbeat shows nothing; a page that heard none for long would believe its connection lost. */
  const keeps = (event) => held && JSON.parse(event.data).type !== 'heartbeat';

  const Socket = window.WebSocket;
  const heard = Object.getOwnPropertyDescriptor(Socket.prototype, 'onmessage');
  window.WebSocket = class extends Socket {
    set onmessage(listener) {
      this.listener = listener;
      heard.set.call(this, listener && ((event) => (keeps(event) ? kept.push([this, event]) : listener.call(this, event))));
    }
  };

  const timers = new Map();
  const [later, never] = [window.setTimeout, window.clearTimeout];
  window.setTimeout = (act, wait = 0, ...words) => {
    const due = () => {
      timers.delete(timer);
      act(...words);
    };
    const timer = later(due, wait);
    if (wait <= SOON) timers.set(timer, { due, at: performance.now() + wait });
    return timer;
  };
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    never(timer);
  };

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** What moves and will end; what has ended may hold its last picture for good. */
  const moving = () =>
    document
      .getAnimations()
      .filter((one) => one.playState !== 'finished' && one.effect.getComputedTiming().endTime !== Infinity);

  window.stillness = {
    hold: () => {
      held = true;
    },
    /** Everything that is under way has come to its end, and boxes that follow the window have followed it. */
    rest: async () => {
      await document.fonts.ready;
      for (let round = 0, quiet = 0; quiet < 2; round++) {
        if (round === ROUNDS) throw new Error('this page never comes to rest');
        const soon = [...timers].sort(([, one], [, other]) => one.at - other.at);
        const motions = moving();
        quiet = soon.length || motions.length ? 0 : quiet + 1;
        for (const [timer, { due }] of soon) {
          if (!timers.has(timer)) continue;
          never(timer);
          due();
        }
        for (const motion of motions) motion.finish();
        await frame();
      }
    },
    release: () => {
      held = false;
      for (const [socket, event] of kept.splice(0)) socket.listener?.(event);
    },
  };
})();
