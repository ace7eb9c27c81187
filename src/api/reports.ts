import type { CallInput } from '@contract/endpoint';
import * as reports from '@contract/endpoints/reports';
import { type CallOptions, call } from './call';

export type NewReport = CallInput<typeof reports.addReport>['body'];

export const addReport = (body: NewReport, options: CallOptions) =>
  call(reports.addReport, { body }, options);
