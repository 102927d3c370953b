import { join } from 'node:path';

/** The folders of a watched folder. `working` holds the deliveries that an instance has under way. */
export interface FolderPlaces {
  readonly inbox: string;
  readonly working: string;
  readonly done: string;
  readonly failed: string;
}

export const placesIn = (folder: string): FolderPlaces => ({
  inbox: join(folder, 'inbox'),
  working: join(folder, 'working'),
  done: join(folder, 'done'),
  failed: join(folder, 'failed'),
});

/** The delivered files within the folder of a delivery, whose reports lie beside them. */
export const FILES = 'files';
