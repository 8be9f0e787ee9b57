// Notes when a beep begins in the microphone's samples and in the loudspeaker's samples of this page.
(() => {
  const LOUD = 0.05;
  const PAUSE = 300;
  const probe = (window.voiceProbe = { said: [], heard: [] });
  const watch = (context, node, times) => {
    const tap = context.createScriptProcessor(256, 1, 1);
    tap.onaudioprocess = (event) => {
      const samples = event.inputBuffer.getChannelData(0);
      if (!samples.some((sample) => Math.abs(sample) > LOUD)) return;
      const now = performance.timeOrigin + performance.now();
      if (times.length === 0 || now - times.last > PAUSE) times.push(now);
      times.last = now;
    };
    node.connect(tap);
    tap.connect(context.destination);
  };
  const Plain = window.AudioWorkletNode;
  window.AudioWorkletNode = class extends Plain {
    constructor(context, name, options) {
      super(context, name, options);
      if (name === 'voice-player') watch(context, this, probe.heard);
    }
  };
  const source = AudioContext.prototype.createMediaStreamSource;
  AudioContext.prototype.createMediaStreamSource = function (stream) {
    const node = source.call(this, stream);
    watch(this, node, probe.said);
    return node;
  };
})();
