// Holds a page still: while it is held, messages of the server wait in a queue. `rest` runs short timers and finishes
// animations at once.
(() => {
  const SOON = 4000;
  const ROUNDS = 60;
  const queue = [];
  let held = false;
  /** Heartbeats are always delivered: without them the page would believe that its connection is lost. */
  const isQueued = (event) => held && JSON.parse(event.data).type !== 'heartbeat';

  const Socket = window.WebSocket;
  const onmessage = Object.getOwnPropertyDescriptor(Socket.prototype, 'onmessage');
  window.WebSocket = class extends Socket {
    set onmessage(listener) {
      this.listener = listener;
      onmessage.set.call(this, listener && ((event) => (isQueued(event) ? queue.push([this, event]) : listener.call(this, event))));
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
  /** Animations that are running and will end. */
  const moving = () =>
    document
      .getAnimations()
      .filter((one) => one.playState !== 'finished' && one.effect.getComputedTiming().endTime !== Infinity);

  window.stillness = {
    hold: () => {
      held = true;
    },
    /** Wait until no short timer and no finite animation is left, for two frames. */
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
      for (const [socket, event] of queue.splice(0)) socket.listener?.(event);
    },
  };
})();
