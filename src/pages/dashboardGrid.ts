/** The dashboard's navigation and view, also while they load. */
export const dashboardGrid =
  'page-width grid gap-6 py-8 md:grid-cols-[13.5rem_minmax(0,1fr)] md:gap-10 md:py-12';
