/** Set another first port to run the journeys of two checkouts at the same time. */
export const mocksPort = Number(process.env.JOURNEY_PORT ?? 4180);
export const productionPort = mocksPort + 1;
/** The first worker's server of the project `server`. The other workers use the next ports. */
export const firstServerPort = mocksPort + 2;
/** The first worker's server with an empty site. */
export const firstEmptyPort = mocksPort + 6;
/** The first worker's site in memory. */
export const firstMemoryPort = mocksPort + 10;
