import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { type LateCode, lateCode } from '../../platform/lateCode.ts';

const choosing = lateCode(async () => (await import('./choosingCode.ts')).choosingCharts);
const records = lateCode(async () => (await import('./recordsCode.ts')).recordsCharts);

/** The code that screens of the ordering area need besides the area's own; several screens may share it. */
export const screenCodes = {
  pos: choosing,
  seasons: choosing,
  waiting: choosing,
  carts: records,
  orders: records,
  order: records,
  groups: lateCode(async () => (await import('./groupsCode.ts')).groupsCharts),
  style: lateCode(async () => (await import('./styleCode.ts')).styleCharts),
  cart: lateCode(async () => (await import('./cartCode.ts')).cartCharts),
  check: lateCode(async () => (await import('./checkCode.ts')).checkCharts),
  entry: lateCode(async () => (await import('./entryCode.ts')).entryCharts),
  live: lateCode(async () => (await import('./liveCode.ts')).liveCharts),
} satisfies Partial<Record<OrderingRoute['screen'], LateCode<unknown>>>;

const codes: Readonly<Record<string, LateCode<unknown>>> = screenCodes;

/** The code of a screen; null: it needs none besides the area's own. */
export const codeOf = (screen: string): LateCode<unknown> | null => codes[screen] ?? null;

/** Whether a screen has to wait for its code, where that of `brought` is there. */
export const needsCode = (screen: string, brought: readonly string[]): boolean =>
  codeOf(screen) !== null && !brought.includes(screen);

/** Loads the code of a screen ahead; what does not come is loaded when the screen is shown. */
export const fetchScreenCode = async (screen: string): Promise<void> => {
  await codeOf(screen)
    ?.fetch()
    .catch(() => {});
};
