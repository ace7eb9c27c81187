interface ImportMetaEnv {
  readonly VITE_MOCKS?: string;
  readonly VITE_API_URL?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  readonly VITE_IMAGE_HOST?: string;
}
