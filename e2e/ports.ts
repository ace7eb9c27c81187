/** Set another first port to run the journeys of two checkouts at the same time. */
export const mocksPort = Number(process.env.JOURNEY_PORT ?? 4180);
export const productionPort = mocksPort + 1;
