import type { AliasView, ImportReport } from '@appliance-index/backend/contract';
import { otherBrands } from '@appliance-index/domain/imports/plans/other-brands';
import { maxDecisions } from '@appliance-index/domain/limits';
import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { formatCount, modelName, pluralize } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { toastSuccess } from '../../../shared/toasts';
import { editor, openMatches } from '../../../styled-system/recipes';
import { decide } from '../aliases/api';
import { staffCategoryLabel } from '../catalogue/list-view';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { useUnsavedChangesGuard } from '../unsaved-changes';
import { type Choice, choiceOf, decisionsOf, keyOf, type Name } from './match-choices';
import { Shortened } from './rank-changes';

const styles = openMatches();
const editorStyles = editor();

/** The names of a file that the catalogue does not have: staff decide what they mean, by keyboard if they like. Then `onSaved` is called. */
export function OpenMatches({ report, onSaved }: { report: ImportReport; onSaved: () => void }) {
  const { choices, choose } = useChoices<Choice>(report);
  useUnsavedChangesGuard(choices.size > 0);
  const [active, setActive] = useState(0);
  const decisions = decisionsOf(report.unmatched.listed, choices);
  const { mutate, isPending } = useMutation({
    mutationFn: () => decide(decisions),
    onSuccess: (saved: AliasView[]) => {
      toastSuccess(`${pluralize(saved.length, 'decision')} saved`);
      onSaved();
    },
    onError: (error) => reportError(error, 'Nothing was saved.'),
  });
  const isIdle = isPending || decisions.length === 0;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Leave shortcuts with modifiers to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, currentTarget } = event;
    const rows = [...currentTarget.querySelectorAll('fieldset')];
    const at = rows.findIndex((row) => row.contains(event.target as Node));
    const name = report.unmatched.listed[at];
    if (name === undefined) return;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[key];
    const choice = choiceOf(key, name);
    if (next !== undefined) rows[next]?.querySelector('button')?.focus();
    else if (key === 'Enter') isIdle || mutate();
    else if (choice !== undefined) choose(keyOf(name.line), choice);
    else return;
    event.preventDefault();
  };
  return (
    <section className={styles.root} aria-label="Names that are not in the catalogue" onKeyDown={onKeyDown}>
      <p>
        <b>{`${pluralize(report.unmatched.total, 'name')} not in the catalogue.`}</b> Say what each means, and
        no import has to ask again.{' '}
        <a href={paths.staff('aliases')} target="_blank" rel="noopener">
          Earlier decisions (new tab)
        </a>
      </p>
      <p className="small muted">
        Keys: <kbd>↑</kbd> <kbd>↓</kbd> other name, <kbd>1</kbd> to <kbd>5</kbd> this model, <kbd>N</kbd> new
        model, <kbd>I</kbd> ignore, <kbd>0</kbd> undecided, <kbd>Enter</kbd> save all and plan again
      </p>
      {otherBrands(report.unmatched.listed).map(({ brand, sameBrand, names }) => (
        <Checkbox.Root
          key={brand}
          className={editorStyles.tick}
          checked={choices.get(brand) === sameBrand}
          onCheckedChange={({ checked }) => choose(brand, checked ? sameBrand : null)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{`${brand} is ${sameBrand}, for all models (${formatCount(names)} here)`}</Checkbox.Label>
        </Checkbox.Root>
      ))}
      <Shortened list={report.unmatched} limit={100} noun="name">
        {(names) =>
          names.map((name, index) => (
            <OpenMatch
              key={name.line}
              name={name}
              choice={choices.get(keyOf(name.line)) ?? null}
              isActive={index === Math.min(active, names.length - 1)}
              onActive={() => setActive(index)}
              onChoose={(choice) => choose(keyOf(name.line), choice)}
            />
          ))
        }
      </Shortened>
      <div className={editorStyles.actions}>
        <Button variant="solid" data-wraps {...softDisabled(isIdle, mutate)}>
          {isPending ? 'Saving...' : `Save ${pluralize(decisions.length, 'decision')} and plan again`}
        </Button>
        {decisions.length === maxDecisions && (
          <span className="small muted">The others come with the next plan.</span>
        )}
      </div>
    </section>
  );
}

interface OpenMatchProps {
  name: Name;
  choice: Choice | null;
  /** Whether its buttons are those that Tab reaches. */
  isActive: boolean;
  onActive: () => void;
  onChoose: (choice: Choice | null) => void;
}

function OpenMatch({ name, choice, isActive, onActive, onChoose }: OpenMatchProps) {
  const { line, brand, model, category, candidates } = name;
  const meanings = [
    ...candidates.map((each) => ({
      value: each.applianceId,
      text: modelName(each),
      reason: each.reason,
    })),
    { value: 'new', text: 'New model', reason: '' },
    { value: 'ignore', text: 'Ignore', reason: '' },
  ];
  return (
    <fieldset className={styles.name} onFocus={onActive}>
      <legend>
        {`Line ${formatCount(line)}: `}
        <b>{`${brand} ${model}`}</b> {`(${staffCategoryLabel(category)})`}
      </legend>
      <div className={styles.choices}>
        {meanings.map(({ value, text, reason }, index) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            tabIndex={isActive ? 0 : -1}
            aria-pressed={choice === value}
            onClick={() => onChoose(choice === value ? null : value)}
          >
            <kbd aria-hidden>{value === 'new' ? 'N' : value === 'ignore' ? 'I' : index + 1}</kbd>
            <span>{text}</span> {reason && <small>{reason}</small>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What was chosen for a plan, by keys; nothing for the next plan. */
export function useChoices<Value>(report: ImportReport) {
  const [state, setState] = useState({ report, choices: new Map<string, Value>() });
  const choices: ReadonlyMap<string, Value> = state.report === report ? state.choices : new Map();
  const choose = (key: string, choice: Value | null) => {
    const next = new Map(choices);
    if (choice === null) next.delete(key);
    else next.set(key, choice);
    setState({ report, choices: next });
  };
  return { choices, choose };
}
