/** The element id of the quantities on a style's page. */
export const quantitiesId = 'style-quantities';
