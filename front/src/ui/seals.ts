/** The generated avatars: ten outlines and ten colours that stay apart in grey, each with a cut of its own. */
export interface SealShape {
  colour: string;
  cut: string;
  outline: string;
  /** What is cut out of the seal. */
  cuts: string[];
  /** The eye, in the seal's colour, on top of a cut. */
  eye: string | null;
}

const COLOURS = [
  '#c8452f', '#2b5da8', '#d6961c', '#2c7a57', '#7b489f', '#c4557f', '#1f8890', '#7a5a3c', '#47536a', '#87922a',
]; // prettier-ignore
const AMBER = 2;
const OLIVE = 9;

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A round shape with so many lobes. */
function lobed(lobes: number, radius: number, depth: number): string {
  const points = Array.from({ length: 121 }, (_, i) => {
    const turn = (i / 120) * 2 * Math.PI;
    const r = radius * (1 + depth * Math.cos(lobes * turn));
    return at(50 + r * Math.sin(turn), 50 - r * Math.cos(turn));
  });
  return `M${points.join('L')}Z`;
}

function polygon(corners: number, radius: number, turned = 0): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI + turned;
    return at(50 + radius * Math.sin(turn), 50 - radius * Math.cos(turn));
  });
  return `M${points.join('L')}Z`;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const OUTLINES = [
  disc(50, 50, 46),
  'M24 7H76Q93 7 93 24V76Q93 93 76 93H24Q7 93 7 76V24Q7 7 24 7Z',
  polygon(8, 49, Math.PI / 8),
  lobed(10, 45, 0.055),
  polygon(6, 50),
  lobed(4, 42, 0.17),
  'M43 10.3Q50 3.3 57 10.3L89.7 43Q96.7 50 89.7 57L57 89.7Q50 96.7 43 89.7L10.3 57Q3.3 50 10.3 43Z',
  'M8 10H92V50C92 76 72 92 50 97C28 92 8 76 8 50Z',
  'M8 50A42 42 0 0 1 92 50V94H8Z',
  lobed(6, 43, 0.12),
];

const HEARTS: { cut: string; eye: string | null }[] = [
  { cut: 'M50 22C60 36 60 48 50 58C40 48 40 36 50 22Z', eye: null },
  { cut: disc(50, 42, 12), eye: disc(50, 42, 5) },
  { cut: 'M50 20L60 40L50 60L40 40Z', eye: null },
  { cut: 'M32 42C40 30 60 30 68 42C60 54 40 54 32 42Z', eye: disc(50, 42, 5) },
  { cut: 'M50 62C34 50 36 32 50 36C64 32 66 50 50 62Z', eye: null },
];

const WINGS: ((side: 1 | -1) => string)[] = [
  (s) =>
    `M${50 + s * 13} 62C${50 + s * 30} 60 ${50 + s * 34} 46 ${50 + s * 33} 34C${50 + s * 22} 40 ${50 + s * 14} 48 ${50 + s * 13} 62Z`,
  (s) => `M${50 + s * 16} 30L${50 + s * 34} 38L${50 + s * 22} 52Z`,
  (s) =>
    `M${50 + s * 20.4} 33.6C${50 + s * 26} 31 ${50 + s * 35} 45 ${50 + s * 33.6} 58.4C${50 + s * 27} 61 ${50 + s * 19} 47 ${50 + s * 20.4} 33.6Z`,
  (s) =>
    `M${50 + s * 18} 68C${50 + s * 40} 62 ${50 + s * 34} 40 ${50 + s * 24} 30C${50 + s * 28} 48 ${50 + s * 24} 58 ${50 + s * 18} 68Z`,
];

const FEET = [
  'M32 72C40 80 60 80 68 72C60 88 40 88 32 72Z',
  'M50 66L58 80L50 86L42 80Z',
  disc(50, 76, 5) + disc(37, 73, 3.4) + disc(63, 73, 3.4),
  'M34 70L50 78L66 70L50 88Z',
];

/** Takes the entry of a ring of shapes, whatever the number. */
function of<T>(ring: readonly T[], number: number): T {
  return ring[((number % ring.length) + ring.length) % ring.length] as T;
}

export function sealShape(number: number): SealShape {
  const colour = number + Math.floor(number / 10) * 3;
  const heart = of(HEARTS, number);
  const wing = of(WINGS, number * 3 + 1);
  const dark = [AMBER, OLIVE].includes(((colour % 10) + 10) % 10);
  return {
    colour: of(COLOURS, colour),
    cut: dark ? '#2f1f05' : '#fbf3e1',
    outline: of(OUTLINES, number),
    cuts: [heart.cut, wing(1), wing(-1), of(FEET, number * 5 + 2)],
    eye: heart.eye,
  };
}
