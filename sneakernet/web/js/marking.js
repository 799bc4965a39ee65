// Choosing a set: what is marked, in any order, before the table is told of it. It has no rules in it but numbers.

export class Marking {
  constructor(set, at) {
    this.set = set;
    this.at = at; // the moment it belongs to
    this.marked = []; // picks in the order in which they were marked; one that can be had twice may be there twice
    this.latest = null; // the option that was marked last
  }

  // The marking of a question, or null where one choice alone is to be made. The same question keeps its marks.
  static of(prompt, at, before = null) {
    const set = prompt?.set;
    if (!set || !set.options.length) return null;
    const left = set.most - set.chosen.length;
    const listed = pick => prompt.options.some(option => option.pick === pick);
    if (left < 2 && set.options.every(option => listed(option.pick))) return null;
    const marking = new Marking(set, at);
    if (before?.at === at) Object.assign(marking, { marked: before.marked, latest: before.latest });
    return marking;
  }

  get least() {
    return Math.max(0, this.set.least - this.set.chosen.length);
  }

  get most() {
    return this.set.most - this.set.chosen.length;
  }

  // Whether these make up a set, as far as numbers tell.
  get whole() {
    return this.marked.length >= this.least && this.marked.length <= this.most;
  }

  // What is marked, as options.
  get options() {
    return this.marked.map(pick => this.set.options.find(option => option.pick === pick));
  }

  has(option) {
    return this.set.options.some(one => one.pick === option?.pick);
  }

  count(option) {
    return this.marked.filter(pick => pick === option.pick).length;
  }

  // Mark once more, or not at all where it is marked as often as can be; false: there is no room left.
  // Of those of a group only one can be in the set: it takes the place of the other.
  toggle(option) {
    const { group = -1 } = option;
    if (this.count(option) >= (option.times || 1)) this.marked = this.marked.filter(pick => pick !== option.pick);
    else {
      const other = group < 0 ? -1 : this.options.findIndex(one => one.group === group);
      if (other >= 0) this.marked = this.marked.with(other, option.pick);
      else if (this.marked.length < this.most) this.marked = [...this.marked, option.pick];
      else return false;
      this.latest = option;
      return true;
    }
    this.latest = null;
    return true;
  }

  // Several options that are the same card: the next one that is free, or all of them off.
  toggleOne(options) {
    const free = options.find(option => this.count(option) < (option.times || 1));
    if (free) return this.toggle(free);
    const picks = options.map(option => option.pick);
    this.marked = this.marked.filter(pick => !picks.includes(pick));
    this.latest = null;
    return true;
  }

  unmark(n) {
    this.marked = this.marked.toSpliced(n, 1);
    this.latest = null;
  }

  clear() {
    this.marked = [];
    this.latest = null;
  }
}
