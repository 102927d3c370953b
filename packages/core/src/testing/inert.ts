export { quiet as inert } from '../platform/actors/quiet.ts';
