import { screenCodes } from '../ordering/screenCode/screenCodes.ts';

/** Loads the code of every screen, so that tests of a screen need not wait for it. */
export const bringScreenCodes = () => Promise.all(Object.values(screenCodes).map((code) => code.fetch()));
