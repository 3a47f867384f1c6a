import { lungs } from './lungs.ts';
import { mediastinum } from './mediastinum.ts';
import { pleuraAndWall } from './pleura-and-wall.ts';

/** The fiches of the chest radiograph, complete and illustrated; each names its sources. */
export const chestFiches = [...pleuraAndWall, ...lungs, ...mediastinum];
