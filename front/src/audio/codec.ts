/** Opus at 24 kbit/s in packets of 40 milliseconds: speech is clear, and a minute takes 180 kB. */
export const SAMPLE_RATE = 48_000;
export const PACKET_MILLIS = 40;
const BITRATE = 24_000;

export const DECODER_CONFIG: AudioDecoderConfig = {
  codec: 'opus',
  sampleRate: SAMPLE_RATE,
  numberOfChannels: 1,
};

const encoderConfig = (usedtx: boolean): AudioEncoderConfig => ({
  ...DECODER_CONFIG,
  bitrate: BITRATE,
  opus: { frameDuration: PACKET_MILLIS * 1000, usedtx },
});

/** For voice: silent packets may be omitted. */
export const VOICE_CONFIG = encoderConfig(true);
/** For recordings: every packet is there, because a pause belongs to what was recorded. */
export const RECORDING_CONFIG = encoderConfig(false);

/** True if this browser can encode speech. */
export async function canEncode(): Promise<boolean> {
  if (!('AudioEncoder' in window)) return false;
  try {
    return (await AudioEncoder.isConfigSupported(VOICE_CONFIG)).supported === true;
  } catch {
    return false;
  }
}

/** True if this browser can decode what others say. */
export const canDecode = (): boolean => 'AudioDecoder' in window && 'AudioWorkletNode' in window;
