import { followLive, type LiveNews } from '@selvedge/core/contract';
import { operatorOf } from '../../../testing/operator.ts';
import type { At, Partner } from '../../testing/partner.ts';
import { type Stage, setStage } from '../../testing/stage.ts';

export const hour = 3_600_000;

/** An event of a place as operators open it: it began an hour ago and runs for another. */
export const eventAt = ({ rightEnv, season, subdivision, collectionType }: At, more: object = {}) => ({
  ...{ rightEnv, season, subdivision, collectionType },
  titleEn: 'Knitwear',
  titleDe: 'Strick',
  host: 'Ida Brandt',
  startsAt: Date.now() - hour,
  endsAt: Date.now() + hour,
  plannedStyles: 3,
  ...more,
});

/** A stage whose operator holds live shopping events. */
export interface LiveStage {
  readonly stage: Stage;
  readonly operator: Awaited<ReturnType<typeof operatorOf>>;
  open(id: string, at: At, more?: object): Promise<void>;
  /** Shows a style by its number, or the next one. */
  show(id: string, style?: string): Promise<{ articleId: string; articleNumber: string; position: number }>;
}

export async function setLiveStage(): Promise<LiveStage> {
  const stage = await setStage();
  const operator = await operatorOf(stage.testApp);
  return {
    stage,
    operator,
    async open(id, at, more) {
      const { statusCode, body } = await operator('PUT', `/live/${id}`, eventAt(at, more));
      if (statusCode !== 200) throw new Error(body);
    },
    async show(id, style) {
      const { statusCode, body } = await operator('POST', `/live/${id}/styles`, { style: style ?? null });
      if (statusCode !== 200) throw new Error(body);
      return JSON.parse(body);
    },
  };
}

/** What is new at an event since a version. */
export const follow = (who: Partner, at: At, eventId: string, after: number): Promise<LiveNews> =>
  who.get(followLive, { params: { ...at, eventId }, query: { after: String(after) } });

export const positions = ({ styles }: LiveNews): number[] => styles.map(({ position }) => position);
