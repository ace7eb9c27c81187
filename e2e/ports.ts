/** Another first port lets a second checkout run its journeys at the same time. */
export const mocksPort = Number(process.env.JOURNEY_PORT ?? 4180);
export const productionPort = mocksPort + 1;
