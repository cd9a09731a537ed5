import type { CardView } from '@appliance-index/backend/contract';
import { ChakraSystem } from '../../theme/chakra-system';
import { Dialog } from '../notices/dialog';
import ScoreExplanation from './score-explanation';

interface WhyDialogProps {
  card: Pick<CardView, 'id' | 'brand' | 'model' | 'shownScore'>;
  onClose: () => void;
}

/** The explanation of a score in a dialog. */
export default function WhyDialog({ card, onClose }: WhyDialogProps) {
  return (
    <ChakraSystem>
      <Dialog title={`Why ${card.shownScore}?`} size="md" onClose={onClose}>
        <p className="muted">
          {card.brand} {card.model}
        </p>
        <ScoreExplanation applianceId={card.id} />
      </Dialog>
    </ChakraSystem>
  );
}
