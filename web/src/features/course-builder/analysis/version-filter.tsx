import { FilterSelect } from '#web/lists/filter-select.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import type { AnalysisView, analysisList } from './analysis-view.ts';
import { type Analysis, learnersText } from './analysis-words.ts';

interface VersionFilterProps {
  list: ReturnType<typeof analysisList>;
  view: AnalysisView;
  /** That is shown. */
  version: number;
  versions: Analysis['versions'];
}

export function VersionFilter({ list, view, version, versions }: VersionFilterProps) {
  return (
    <ListForm
      list={list}
      view={view}
      fields={['version']}
      className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
    >
      <FilterSelect
        key={version}
        name="version"
        label="Version"
        defaultValue={`${version}`}
        choices={versions.map(({ number, learners }) => ({
          value: `${number}`,
          label: `Version ${number}, ${learnersText(learners)}`,
        }))}
        className="flex-[0_1_16rem]"
      />
      <span className="hidden noscript:contents">
        <Button type="submit" size="sm">
          Show
        </Button>
      </span>
    </ListForm>
  );
}
