/** An opaque sRGB colour as `#rrggbb`. */
export type Colour = `#${string}`;

type Rgb = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: Colour): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The first colour with a share (0 to 1) of the second in it, channel by channel in sRGB. */
export function mixed(colour: Colour, other: Colour, share: number): Colour {
  const others = channelsOf(other);
  const parts = channelsOf(colour).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Relative luminance (WCAG 2.2), from 0 to 1. */
function luminance(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
