import { indexServices } from '../../scripts/index-services.mjs';

/** Before any test: the modules that list the services follow from their files. */
export async function setup() {
  await indexServices();
}
