/** The ids of the parts of the header that a season fills. */
export const SEASON_PLACE = 'season-place';
export const SEASON_NAVIGATION = 'season-navigation';
