interface NamedSubdivision {
  /** Such as '13-0'. */
  readonly subdivision: string;
  readonly subdivisionName?: string | undefined;
}

/** A subdivision in one way everywhere: its name, if the house gives it one, and its number (L2). */
export const subdivisionTitle = ({ subdivision, subdivisionName = '' }: NamedSubdivision): string =>
  subdivisionName === '' || subdivisionName === subdivision
    ? subdivision
    : `${subdivisionName} ${subdivision}`;
