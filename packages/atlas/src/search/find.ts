import type { AtlasIndex } from '../data/data.ts';
import { chartAddress } from '../page/route.ts';

export interface Hit {
  readonly kind: 'chart' | 'state' | 'event';
  readonly chart: string;
  readonly text: string;
  readonly about: string;
  readonly address: string;
}

const most = 40;

/** Everything that can be found, the charts first. */
export const hitsOf = ({ charts, terms }: AtlasIndex): readonly Hit[] => [
  ...charts.map(({ name, description }) => ({
    kind: 'chart' as const,
    chart: name,
    text: name,
    about: description,
    address: chartAddress(name),
  })),
  ...terms.map(({ kind, chart, text, about, at }) => {
    const name = charts[chart]?.name ?? '';
    return { kind, chart: name, text, about, address: chartAddress(name, kind === 'event' ? at : text) };
  }),
];

/** How well a hit matches a word: the start of a name beats its middle, and the name beats the description. */
const weigh = ({ kind, chart, text, about }: Hit, word: string): number => {
  const name = text.toLowerCase();
  const own = name.split('.').at(-1) ?? name;
  if (name === word || own === word) return kind === 'chart' ? 9 : 8;
  if (name.startsWith(word) || own.startsWith(word)) return 6;
  if (name.includes(word)) return 4;
  if (`${chart} ${name}`.toLowerCase().includes(word)) return 3;
  return about.toLowerCase().includes(word) ? 1 : 0;
};

/** The hits that match every word, the best first. */
export function find(hits: readonly Hit[], wish: string): readonly Hit[] {
  const words = wish.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return hits
    .map((hit) => {
      const weights = words.map((word) => weigh(hit, word));
      return { hit, weight: weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ hit }) => hit);
}
