/** Opus at 24 kbit/s in packets of 40 milliseconds: speech is clear, and a minute takes 180 kB. */
export const SAMPLE_RATE = 48_000;
const BITRATE = 24_000;
const FRAME_MICROSECONDS = 40_000;

export const DECODER_CONFIG: AudioDecoderConfig = {
  codec: 'opus',
  sampleRate: SAMPLE_RATE,
  numberOfChannels: 1,
};

export const ENCODER_CONFIG: AudioEncoderConfig = {
  ...DECODER_CONFIG,
  bitrate: BITRATE,
  opus: { frameDuration: FRAME_MICROSECONDS, usedtx: true },
};

/** True if this browser can encode speech. */
export async function canEncode(): Promise<boolean> {
  if (!('AudioEncoder' in window)) return false;
  try {
    return (await AudioEncoder.isConfigSupported(ENCODER_CONFIG)).supported === true;
  } catch {
    return false;
  }
}

/** True if this browser can decode what others say. */
export const canDecode = (): boolean => 'AudioDecoder' in window && 'AudioWorkletNode' in window;
