/** The files that are read as lists, by their names. */
const listName = /\.(?:csv|tsv|txt|xlsx|jsonl|ndjson)$/i;
export const isListName = (name: string): boolean => listName.test(name);
