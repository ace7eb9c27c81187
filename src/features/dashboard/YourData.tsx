import * as exports from '@contract/endpoints/export';
import { paths } from '@contract/pages';
import { exportTexts } from '@contract/texts/exportTexts';
import { Link } from 'react-router-dom';
import { saveFile } from '@/lib/browser/saveFile';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';

const exportAccount = createAppAsyncThunk(
  'dashboard/exportAccount',
  async (_: void, { call }) => {
    const archive = await call(exports.exportAccount, {});
    saveFile(new File([archive], exportTexts.fileName, { type: 'application/zip' }));
  },
  { toasts: { success: exportTexts.saved, failure: exportTexts.failed } },
);

/** Everything that the member has written, as a file. */
export function YourData() {
  const dispatch = useAppDispatch();

  return (
    <section aria-labelledby="your-data" className="grid max-w-xl gap-3">
      <h2 id="your-data" className="text-2xl">
        Your data
      </h2>
      <p className="text-quiet">
        A .zip with your posts as Markdown and their pictures, your comments, your book and your
        profile. You can also{' '}
        <Link to={paths.move} className="text-link">
          move your posts here from another site
        </Link>
        .
      </p>
      <div>
        <ActionButton variant="secondary" onPress={() => dispatch(exportAccount())}>
          Download everything
        </ActionButton>
      </div>
    </section>
  );
}
