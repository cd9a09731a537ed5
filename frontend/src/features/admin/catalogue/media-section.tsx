import { mediaSection } from '../../../styled-system/recipes';
import { MediaGallery } from './media-gallery';
import { UploadTray } from './upload-tray';

const styles = mediaSection();

interface MediaSectionProps {
  applianceId: string;
  name: string;
  /** Whether cards show the model's image URL instead of its first photo. */
  hasImageUrl: boolean;
  /** Called with whether files are selected that are not uploaded yet. */
  onFilesChange: (hasFiles: boolean) => void;
}

/** Photos and videos of a saved model. */
export function MediaSection({ applianceId, name, hasImageUrl, onFilesChange }: MediaSectionProps) {
  return (
    <section className={styles.root} aria-label="Photos and videos">
      <h3 className="small">Photos and videos</h3>
      <MediaGallery applianceId={applianceId} name={name} hasImageUrl={hasImageUrl} />
      <UploadTray applianceId={applianceId} onFilesChange={onFilesChange} />
    </section>
  );
}
