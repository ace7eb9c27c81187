declare module 'axios/lib/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';

  const adapter: AxiosAdapter;
  export default adapter;
}
