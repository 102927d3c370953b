import type { Look } from '../fixture.tsx';
import { cartPlaces } from './cart.tsx';
import { leavingPlaces } from './leaving.tsx';
import { manyPlaces } from './many.tsx';
import { orderPlaces } from './order.tsx';
import { overlayPlaces } from './overlays.tsx';
import { palettePlaces } from './palette.tsx';
import { rulePlaces } from './rules.tsx';
import { sessionPlaces } from './session.tsx';
import { stylePlaces } from './styles.tsx';
import { tradePlaces } from './trade.tsx';

/** Where the literal texts belong: a screen with its chart, its call or its way on. */
export const places: Readonly<Record<string, Look>> = {
  ...sessionPlaces,
  ...overlayPlaces,
  ...stylePlaces,
  ...leavingPlaces,
  ...rulePlaces,
  ...cartPlaces,
  ...orderPlaces,
  ...tradePlaces,
  ...manyPlaces,
  ...palettePlaces,
};
