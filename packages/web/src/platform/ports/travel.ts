export type Travel = 'onward' | 'history';

let latest: Travel = 'onward';

/** How the user reached the current URL: by going on, or by the browser's Back or Forward. */
export const lastTravel = (): Travel => latest;

export const noteTravel = (travel: Travel): void => {
  latest = travel;
};
