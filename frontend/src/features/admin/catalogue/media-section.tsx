import { part } from '../../../shared/ui/part';
import { mediaRecipe } from './media.recipe';
import { MediaGallery } from './media-gallery';
import { UploadTray } from './upload-tray';

const Root = part('section', mediaRecipe);

interface MediaSectionProps {
  applianceId: string;
  name: string;
  /** Whether cards show an address of its own instead of the first photo. */
  hasImageUrl: boolean;
  /** Whether files were chosen that have not arrived. */
  onFiles: (has: boolean) => void;
}

/** Photos and videos of a model that is saved already. */
export function MediaSection({ applianceId, name, hasImageUrl, onFiles }: MediaSectionProps) {
  return (
    <Root aria-label="Photos and videos">
      <h3 className="small">Photos and videos</h3>
      <MediaGallery applianceId={applianceId} name={name} hasImageUrl={hasImageUrl} />
      <UploadTray applianceId={applianceId} onFiles={onFiles} />
    </Root>
  );
}
