/** The class of a table's frame that scrolls sideways and fades at its edges; its rule is in `theme/sideTable.ts`. */
export const sideTable = 'side-table';
