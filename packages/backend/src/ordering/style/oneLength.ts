import { sql } from 'drizzle-orm';
import { styles } from './style.schema.ts';

/** Whether a style comes in one length only, which is then not named. */
export const comesInOneLength = sql<boolean>`jsonb_array_length(${styles.lengths}) = 1`;
