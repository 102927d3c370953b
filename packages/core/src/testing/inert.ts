export { quiet as inert } from '../actors/quiet.ts';
