import { sampleMaintenance } from '@selvedge/core/testing';
import { stageNow } from '../service/clock.ts';
import { never, refuse, type Scene } from './scene.ts';

const inSeconds = (milliseconds: number) => Math.round(milliseconds / 1000);
const HOUR = 3_600_000;
const maintenance =
  (from: number, parts: string[] = []) =>
  () => [
    sampleMaintenance({
      start: inSeconds(stageNow() + from),
      end: inSeconds(stageNow() + from + 2 * HOUR),
      parts,
      announcement: {
        start: inSeconds(stageNow() - HOUR),
        end: inSeconds(stageNow() + from + 2 * HOUR),
        message: '<p>The portal will be <strong>renewed</strong> tonight.</p>',
      },
    }),
  ];

export const dashboardScenes: readonly Scene[] = [
  {
    id: 'dashboard',
    flow: 'tiles',
    state: 'list.ready',
    title: 'A dashboard on which all is well',
    path: '/',
  },
  {
    id: 'dashboard-empty',
    flow: 'tiles',
    state: 'list.ready',
    title: 'No tiles',
    path: '/',
    answers: { dashboardTiles: () => [] },
  },
  {
    id: 'dashboard-loading',
    flow: 'tiles',
    state: 'list.loading',
    title: 'Tiles take long',
    path: '/',
    answers: { dashboardTiles: never },
  },
  {
    id: 'dashboard-failed',
    flow: 'tiles',
    state: 'list.failed',
    title: 'Tiles fail',
    path: '/',
    answers: { dashboardTiles: refuse(500) },
  },
  {
    id: 'favorite-failed',
    flow: 'notices',
    state: 'shown',
    title: 'A favourite cannot be stored',
    path: '/',
    answers: { markFavorite: refuse(500), unmarkFavorite: refuse(500) },
    userActions: [{ at: 'main button[aria-pressed]' }],
  },
  {
    id: 'maintenance-announced',
    flow: 'maintenance',
    state: 'page.free',
    title: 'Maintenance is announced',
    path: '/',
    answers: { maintenances: maintenance(HOUR) },
  },
  {
    id: 'maintenance',
    flow: 'maintenance',
    state: 'page.blocked',
    title: 'The portal is under maintenance',
    path: '/',
    answers: { maintenances: maintenance(-HOUR) },
  },
  {
    id: 'maintenance-ordering',
    flow: 'maintenance',
    state: 'page.blocked',
    title: 'Ordering is under maintenance',
    path: '/ordering/preorder',
    answers: { maintenances: maintenance(-HOUR, ['preorder']) },
  },
  {
    id: 'new-version',
    flow: 'orderingLoader',
    state: 'present',
    title: 'A new version stands in the place of the one that is open',
    path: '/ordering/preorder',
    gone: 'OrderingArea',
  },
  {
    id: 'unknown-page',
    flow: 'portal',
    state: 'open',
    title: 'An address that leads nowhere',
    path: '/no/such/page',
  },
  {
    id: 'imprint-failed',
    flow: 'legal',
    state: 'failed',
    title: 'A legal page fails',
    path: '/imprint',
    answers: { staticPage: refuse(500) },
  },
];
