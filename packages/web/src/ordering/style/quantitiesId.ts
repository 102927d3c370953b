/** The place on a style's page where its quantities are typed. */
export const quantitiesId = 'style-quantities';
