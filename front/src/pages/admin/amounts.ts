import { language } from '@words';

const HOUR = 60;
const DAY = 24 * HOUR;
const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

function inUnit(value: number, unit: string, digits = 0): string {
  const how = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language(), how).format(value);
}

/** Return a number of minutes as a text, in at most two units: "3 hr 12 min". */
export function duration(minutes: number): string {
  if (minutes < HOUR) return inUnit(minutes, 'minute');
  const [large, rest, small] =
    minutes < DAY
      ? [inUnit(Math.floor(minutes / HOUR), 'hour'), minutes % HOUR, 'minute']
      : [inUnit(Math.floor(minutes / DAY), 'day'), Math.floor((minutes % DAY) / HOUR), 'hour'];
  return rest === 0 ? large : `${large} ${inUnit(rest, small)}`;
}

/** Return a number of bytes as a text with two significant digits below a hundred: "3.1 MB". */
export function size(bytes: number): string {
  const step = Math.min(SIZES.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return inUnit(value, SIZES[step] ?? 'byte', step > 0 && value < 10 ? 1 : 0);
}

/** Return a number as people write it. */
export function amount(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
}
