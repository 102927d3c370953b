import type { RightEnv } from '@selvedge/core/contract';
import type { Place } from '../../ordering/place/sellingTime.store.ts';
import type { Calendar, Period } from './calendar.ts';
import { allSubdivisions } from './house.ts';

/** A place with its share of the styles and its selling times. */
export interface DemoPlace extends Place {
  readonly weight: number;
  readonly sold: readonly { readonly rightEnv: RightEnv; readonly period: Period }[];
}

/** Where the demo's styles are sold. The first place is the open season's '13-0', 'main'. */
export function demoPlaces({ open, current, preview, otherCurrency, days }: Calendar): DemoPlace[] {
  const preorder = (from: number, to: number) => ({ rightEnv: 'preorder' as const, period: days(from, to) });
  const postorder = { rightEnv: 'postorder' as const, period: days(-60, 75) };
  const place = (
    season: string,
    subdivision: string,
    collectionType: string,
    weight: number,
    sold: DemoPlace['sold'],
  ) => ({ season, subdivision, collectionType, weight, sold });
  const others = allSubdivisions.map(({ subdivision }) => subdivision).filter((one) => one !== '13-0');
  return [
    place(open.season, '13-0', 'main', 20, [preorder(-21, 35)]),
    ...others.map((subdivision) => place(open.season, subdivision, 'main', 8, [preorder(-21, 35)])),
    place(open.season, '13-0', 'SRS', 3, [preorder(-7, 49)]),
    place(open.season, '21-0', 'core', 3, [preorder(-21, 11)]),
    place(current.season, '13-0', 'main', 7, [preorder(-200, -120), postorder]),
    place(current.season, '11-0', 'main', 5, [preorder(-200, -120), postorder]),
    place(current.season, '21-0', 'core', 4, [postorder]),
    place(current.season, '51-0', 'main', 3, [preorder(-200, -110), postorder]),
    place(current.season, '61-0', 'main', 3, [postorder]),
    place(preview.season, '13-0', 'main', 4, [preorder(30, 100)]),
    place(preview.season, '11-0', 'main', 3, [preorder(30, 100)]),
    place(preview.season, '51-0', 'main', 2, [preorder(44, 110)]),
    place(otherCurrency.season, '13-0', 'main', 2, [preorder(-10, 25)]),
  ];
}
