//# packages/commander
(function(N,j,st){var S=Object.defineProperty,M=Object.getOwnPropertyDescriptor,q=Object.getOwnPropertyNames,L=Object.prototype.
hasOwnProperty,R=(g,A)=>{for(var y in A)S(g,y,{get:A[y],enumerable:!0})},U=(g,A,y,c)=>{if(A&&typeof A=="object"||typeof A==
"function")for(let r of q(A))!L.call(g,r)&&r!==y&&S(g,r,{get:()=>A[r],enumerable:!(c=M(A,r))||c.enumerable});return g},B=g=>U(
S({},"__esModule",{value:!0}),g),W={};R(W,{Argument:()=>tt,Command:()=>Z,CommanderError:()=>Q,InvalidArgumentError:()=>X,
Option:()=>et}),N.exports=B(W);var $=j("packages/chunk-IYWUY3VA"),V=(0,$.b)(g=>{var A=class extends Error{constructor(c,r,i){
super(i),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name,this.code=r,this.exitCode=c,this.
nestedError=void 0}},y=class extends A{constructor(c){super(1,"commander.invalidArgument",c),Error.captureStackTrace(this,
this.constructor),this.name=this.constructor.name}};g.CommanderError=A,g.InvalidArgumentError=y}),T=(0,$.b)(g=>{var{InvalidArgumentError:A}=V(),
y=class{constructor(r,i){switch(this.description=i||"",this.variadic=!1,this.parseArg=void 0,this.defaultValue=void 0,this.
defaultValueDescription=void 0,this.argChoices=void 0,r[0]){case"<":this.required=!0,this._name=r.slice(1,-1);break;case"\
[":this.required=!1,this._name=r.slice(1,-1);break;default:this.required=!0,this._name=r;break}this._name.endsWith("...")&&
(this.variadic=!0,this._name=this._name.slice(0,-3))}name(){return this._name}_collectValue(r,i){return i===this.defaultValue||
!Array.isArray(i)?[r]:(i.push(r),i)}default(r,i){return this.defaultValue=r,this.defaultValueDescription=i,this}argParser(r){
return this.parseArg=r,this}choices(r){return this.argChoices=r.slice(),this.parseArg=(i,n)=>{if(!this.argChoices.includes(
i))throw new A(`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(i,n):i},this}argRequired(){
return this.required=!0,this}argOptional(){return this.required=!1,this}};function c(r){let i=r.name()+(r.variadic===!0?
"...":"");return r.required?"<"+i+">":"["+i+"]"}g.Argument=y,g.humanReadableArgName=c}),G=(0,$.b)(g=>{var{humanReadableArgName:A}=T(),
y=class{constructor(){this.helpWidth=void 0,this.minWidthToWrap=40,this.sortSubcommands=!1,this.sortOptions=!1,this.showGlobalOptions=
!1}prepareContext(r){this.helpWidth=this.helpWidth??r.helpWidth??80}visibleCommands(r){let i=r.commands.filter(l=>!l._hidden),
n=r._getHelpCommand();return n&&!n._hidden&&i.push(n),this.sortSubcommands&&i.sort((l,u)=>l.name().localeCompare(u.name())),
i}compareOptions(r,i){let n=l=>l.short?l.short.replace(/^-/,""):l.long.replace(/^--/,"");return n(r).localeCompare(n(i))}visibleOptions(r){
let i=r.options.filter(l=>!l.hidden),n=r._getHelpOption();if(n&&!n.hidden){let l=n.short&&r._findOption(n.short),u=n.long&&
r._findOption(n.long);!l&&!u?i.push(n):n.long&&!u?i.push(r.createOption(n.long,n.description)):n.short&&!l&&i.push(r.createOption(
n.short,n.description))}return this.sortOptions&&i.sort(this.compareOptions),i}visibleGlobalOptions(r){if(!this.showGlobalOptions)
return[];let i=[];for(let n=r.parent;n;n=n.parent){let l=n.options.filter(u=>!u.hidden);i.push(...l)}return this.sortOptions&&
i.sort(this.compareOptions),i}visibleArguments(r){return r._argsDescription&&r.registeredArguments.forEach(i=>{i.description=
i.description||r._argsDescription[i.name()]||""}),r.registeredArguments.find(i=>i.description)?r.registeredArguments:[]}subcommandTerm(r){
let i=r.registeredArguments.map(n=>A(n)).join(" ");return r._name+(r._aliases[0]?"|"+r._aliases[0]:"")+(r.options.length?
" [options]":"")+(i?" "+i:"")}optionTerm(r){return r.flags}argumentTerm(r){return r.name()}longestSubcommandTermLength(r,i){
return i.visibleCommands(r).reduce((n,l)=>Math.max(n,this.displayWidth(i.styleSubcommandTerm(i.subcommandTerm(l)))),0)}longestOptionTermLength(r,i){
return i.visibleOptions(r).reduce((n,l)=>Math.max(n,this.displayWidth(i.styleOptionTerm(i.optionTerm(l)))),0)}longestGlobalOptionTermLength(r,i){
return i.visibleGlobalOptions(r).reduce((n,l)=>Math.max(n,this.displayWidth(i.styleOptionTerm(i.optionTerm(l)))),0)}longestArgumentTermLength(r,i){
return i.visibleArguments(r).reduce((n,l)=>Math.max(n,this.displayWidth(i.styleArgumentTerm(i.argumentTerm(l)))),0)}commandUsage(r){
let i=r._name;r._aliases[0]&&(i=i+"|"+r._aliases[0]);let n="";for(let l=r.parent;l;l=l.parent)n=l.name()+" "+n;return n+
i+" "+r.usage()}commandDescription(r){return r.description()}subcommandDescription(r){return r.summary()||r.description()}optionDescription(r){
let i=[];if(r.argChoices&&i.push(`choices: ${r.argChoices.map(n=>JSON.stringify(n)).join(", ")}`),r.defaultValue!==void 0&&
(r.required||r.optional||r.isBoolean()&&typeof r.defaultValue=="boolean")&&i.push(`default: ${r.defaultValueDescription||
JSON.stringify(r.defaultValue)}`),r.presetArg!==void 0&&r.optional&&i.push(`preset: ${JSON.stringify(r.presetArg)}`),r.envVar!==
void 0&&i.push(`env: ${r.envVar}`),i.length>0){let n=`(${i.join(", ")})`;return r.description?`${r.description} ${n}`:n}
return r.description}argumentDescription(r){let i=[];if(r.argChoices&&i.push(`choices: ${r.argChoices.map(n=>JSON.stringify(
n)).join(", ")}`),r.defaultValue!==void 0&&i.push(`default: ${r.defaultValueDescription||JSON.stringify(r.defaultValue)}`),
i.length>0){let n=`(${i.join(", ")})`;return r.description?`${r.description} ${n}`:n}return r.description}formatItemList(r,i,n){
return i.length===0?[]:[n.styleTitle(r),...i,""]}groupItems(r,i,n){let l=new Map;return r.forEach(u=>{let m=n(u);l.has(m)||
l.set(m,[])}),i.forEach(u=>{let m=n(u);l.has(m)||l.set(m,[]),l.get(m).push(u)}),l}formatHelp(r,i){let n=i.padWidth(r,i),
l=i.helpWidth??80;function u(C,E){return i.formatItem(C,n,E,i)}let m=[`${i.styleTitle("Usage:")} ${i.styleUsage(i.commandUsage(
r))}`,""],b=i.commandDescription(r);b.length>0&&(m=m.concat([i.boxWrap(i.styleCommandDescription(b),l),""]));let v=i.visibleArguments(
r).map(C=>u(i.styleArgumentTerm(i.argumentTerm(C)),i.styleArgumentDescription(i.argumentDescription(C))));if(m=m.concat(
this.formatItemList("Arguments:",v,i)),this.groupItems(r.options,i.visibleOptions(r),C=>C.helpGroupHeading??"Options:").
forEach((C,E)=>{let k=C.map(H=>u(i.styleOptionTerm(i.optionTerm(H)),i.styleOptionDescription(i.optionDescription(H))));m=
m.concat(this.formatItemList(E,k,i))}),i.showGlobalOptions){let C=i.visibleGlobalOptions(r).map(E=>u(i.styleOptionTerm(i.
optionTerm(E)),i.styleOptionDescription(i.optionDescription(E))));m=m.concat(this.formatItemList("Global Options:",C,i))}
return this.groupItems(r.commands,i.visibleCommands(r),C=>C.helpGroup()||"Commands:").forEach((C,E)=>{let k=C.map(H=>u(i.
styleSubcommandTerm(i.subcommandTerm(H)),i.styleSubcommandDescription(i.subcommandDescription(H))));m=m.concat(this.formatItemList(
E,k,i))}),m.join(`
`)}displayWidth(r){return c(r).length}styleTitle(r){return r}styleUsage(r){return r.split(" ").map(i=>i==="[options]"?this.
styleOptionText(i):i==="[command]"?this.styleSubcommandText(i):i[0]==="["||i[0]==="<"?this.styleArgumentText(i):this.styleCommandText(
i)).join(" ")}styleCommandDescription(r){return this.styleDescriptionText(r)}styleOptionDescription(r){return this.styleDescriptionText(
r)}styleSubcommandDescription(r){return this.styleDescriptionText(r)}styleArgumentDescription(r){return this.styleDescriptionText(
r)}styleDescriptionText(r){return r}styleOptionTerm(r){return this.styleOptionText(r)}styleSubcommandTerm(r){return r.split(
" ").map(i=>i==="[options]"?this.styleOptionText(i):i[0]==="["||i[0]==="<"?this.styleArgumentText(i):this.styleSubcommandText(
i)).join(" ")}styleArgumentTerm(r){return this.styleArgumentText(r)}styleOptionText(r){return r}styleArgumentText(r){return r}styleSubcommandText(r){
return r}styleCommandText(r){return r}padWidth(r,i){return Math.max(i.longestOptionTermLength(r,i),i.longestGlobalOptionTermLength(
r,i),i.longestSubcommandTermLength(r,i),i.longestArgumentTermLength(r,i))}preformatted(r){return/\n[^\S\r\n]/.test(r)}formatItem(r,i,n,l){
let u=" ".repeat(2);if(!n)return u+r;let m=r.padEnd(i+r.length-l.displayWidth(r)),b=2,v=(this.helpWidth??80)-i-b-2,C;return v<
this.minWidthToWrap||l.preformatted(n)?C=n:C=l.boxWrap(n,v).replace(/\n/g,`
`+" ".repeat(i+b)),u+m+" ".repeat(b)+C.replace(/\n/g,`
${u}`)}boxWrap(r,i){if(i<this.minWidthToWrap)return r;let n=r.split(/\r\n|\n/),l=/[\s]*[^\s]+/g,u=[];return n.forEach(m=>{
let b=m.match(l);if(b===null){u.push("");return}let v=[b.shift()],C=this.displayWidth(v[0]);b.forEach(E=>{let k=this.displayWidth(
E);if(C+k<=i){v.push(E),C+=k;return}u.push(v.join(""));let H=E.trimStart();v=[H],C=this.displayWidth(H)}),u.push(v.join(
""))}),u.join(`
`)}};function c(r){let i=/\x1b\[\d*(;\d*)*m/g;return r.replace(i,"")}g.Help=y,g.stripColor=c}),D=(0,$.b)(g=>{var{InvalidArgumentError:A}=V(),
y=class{constructor(n,l){this.flags=n,this.description=l||"",this.required=n.includes("<"),this.optional=n.includes("["),
this.variadic=/\w\.\.\.[>\]]$/.test(n),this.mandatory=!1;let u=i(n);this.short=u.shortFlag,this.long=u.longFlag,this.negate=
!1,this.long&&(this.negate=this.long.startsWith("--no-")),this.defaultValue=void 0,this.defaultValueDescription=void 0,this.
presetArg=void 0,this.envVar=void 0,this.parseArg=void 0,this.hidden=!1,this.argChoices=void 0,this.conflictsWith=[],this.
implied=void 0,this.helpGroupHeading=void 0}default(n,l){return this.defaultValue=n,this.defaultValueDescription=l,this}preset(n){
return this.presetArg=n,this}conflicts(n){return this.conflictsWith=this.conflictsWith.concat(n),this}implies(n){let l=n;
return typeof n=="string"&&(l={[n]:!0}),this.implied=Object.assign(this.implied||{},l),this}env(n){return this.envVar=n,
this}argParser(n){return this.parseArg=n,this}makeOptionMandatory(n=!0){return this.mandatory=!!n,this}hideHelp(n=!0){return this.
hidden=!!n,this}_collectValue(n,l){return l===this.defaultValue||!Array.isArray(l)?[n]:(l.push(n),l)}choices(n){return this.
argChoices=n.slice(),this.parseArg=(l,u)=>{if(!this.argChoices.includes(l))throw new A(`Allowed choices are ${this.argChoices.
join(", ")}.`);return this.variadic?this._collectValue(l,u):l},this}name(){return this.long?this.long.replace(/^--/,""):
this.short.replace(/^-/,"")}attributeName(){return this.negate?r(this.name().replace(/^no-/,"")):r(this.name())}helpGroup(n){
return this.helpGroupHeading=n,this}is(n){return this.short===n||this.long===n}isBoolean(){return!this.required&&!this.optional&&
!this.negate}},c=class{constructor(n){this.positiveOptions=new Map,this.negativeOptions=new Map,this.dualOptions=new Set,
n.forEach(l=>{l.negate?this.negativeOptions.set(l.attributeName(),l):this.positiveOptions.set(l.attributeName(),l)}),this.
negativeOptions.forEach((l,u)=>{this.positiveOptions.has(u)&&this.dualOptions.add(u)})}valueFromOption(n,l){let u=l.attributeName();
if(!this.dualOptions.has(u))return!0;let m=this.negativeOptions.get(u).presetArg,b=m!==void 0?m:!1;return l.negate===(b===
n)}};function r(n){return n.split("-").reduce((l,u)=>l+u[0].toUpperCase()+u.slice(1))}function i(n){let l,u,m=/^-[^-]$/,
b=/^--[^-]/,v=n.split(/[ |,]+/).concat("guard");if(m.test(v[0])&&(l=v.shift()),b.test(v[0])&&(u=v.shift()),!l&&m.test(v[0])&&
(l=v.shift()),!l&&b.test(v[0])&&(l=u,u=v.shift()),v[0].startsWith("-")){let C=v[0],E=`option creation failed due to '${C}\
' in option flags '${n}'`;throw/^-[^-][^-]/.test(C)?new Error(`${E}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`):m.test(C)?new Error(`${E}
- too many short flags`):b.test(C)?new Error(`${E}
- too many long flags`):new Error(`${E}
- unrecognised flag format`)}if(l===void 0&&u===void 0)throw new Error(`option creation failed due to no flags found in \
'${n}'.`);return{shortFlag:l,longFlag:u}}g.Option=y,g.DualOptions=c}),Y=(0,$.b)(g=>{function A(c,r){if(Math.abs(c.length-
r.length)>3)return Math.max(c.length,r.length);let i=[];for(let n=0;n<=c.length;n++)i[n]=[n];for(let n=0;n<=r.length;n++)
i[0][n]=n;for(let n=1;n<=r.length;n++)for(let l=1;l<=c.length;l++){let u=1;c[l-1]===r[n-1]?u=0:u=1,i[l][n]=Math.min(i[l-
1][n]+1,i[l][n-1]+1,i[l-1][n-1]+u),l>1&&n>1&&c[l-1]===r[n-2]&&c[l-2]===r[n-1]&&(i[l][n]=Math.min(i[l][n],i[l-2][n-2]+1))}
return i[c.length][r.length]}function y(c,r){if(!r||r.length===0)return"";r=Array.from(new Set(r));let i=c.startsWith("-\
-");i&&(c=c.slice(2),r=r.map(m=>m.slice(2)));let n=[],l=3,u=.4;return r.forEach(m=>{if(m.length<=1)return;let b=A(c,m),v=Math.
max(c.length,m.length);(v-b)/v>u&&(b<l?(l=b,n=[m]):b===l&&n.push(m))}),n.sort((m,b)=>m.localeCompare(b)),i&&(n=n.map(m=>`\
--${m}`)),n.length>1?`
(Did you mean one of ${n.join(", ")}?)`:n.length===1?`
(Did you mean ${n[0]}?)`:""}g.suggestSimilar=y}),J=(0,$.b)(g=>{var A=(0,$.a)("node:events").EventEmitter,y=(0,$.a)("node\
:child_process"),c=(0,$.a)("node:path"),r=(0,$.a)("node:fs"),i=(0,$.a)("node:process"),{Argument:n,humanReadableArgName:l}=T(),
{CommanderError:u}=V(),{Help:m,stripColor:b}=G(),{Option:v,DualOptions:C}=D(),{suggestSimilar:E}=Y(),k=class I extends A{constructor(t){
super(),this.commands=[],this.options=[],this.parent=null,this._allowUnknownOption=!1,this._allowExcessArguments=!1,this.
registeredArguments=[],this._args=this.registeredArguments,this.args=[],this.rawArgs=[],this.processedArgs=[],this._scriptPath=
null,this._name=t||"",this._optionValues={},this._optionValueSources={},this._storeOptionsAsProperties=!1,this._actionHandler=
null,this._executableHandler=!1,this._executableFile=null,this._executableDir=null,this._defaultCommandName=null,this._exitCallback=
null,this._aliases=[],this._combineFlagAndOptionalValue=!0,this._description="",this._summary="",this._argsDescription=void 0,
this._enablePositionalOptions=!1,this._passThroughOptions=!1,this._lifeCycleHooks={},this._showHelpAfterError=!1,this._showSuggestionAfterError=
!0,this._savedState=null,this._outputConfiguration={writeOut:e=>i.stdout.write(e),writeErr:e=>i.stderr.write(e),outputError:(e,s)=>s(
e),getOutHelpWidth:()=>i.stdout.isTTY?i.stdout.columns:void 0,getErrHelpWidth:()=>i.stderr.isTTY?i.stderr.columns:void 0,
getOutHasColors:()=>P()??(i.stdout.isTTY&&i.stdout.hasColors?.()),getErrHasColors:()=>P()??(i.stderr.isTTY&&i.stderr.hasColors?.()),
stripColor:e=>b(e)},this._hidden=!1,this._helpOption=void 0,this._addImplicitHelpCommand=void 0,this._helpCommand=void 0,
this._helpConfiguration={},this._helpGroupHeading=void 0,this._defaultCommandGroup=void 0,this._defaultOptionGroup=void 0}copyInheritedSettings(t){
return this._outputConfiguration=t._outputConfiguration,this._helpOption=t._helpOption,this._helpCommand=t._helpCommand,
this._helpConfiguration=t._helpConfiguration,this._exitCallback=t._exitCallback,this._storeOptionsAsProperties=t._storeOptionsAsProperties,
this._combineFlagAndOptionalValue=t._combineFlagAndOptionalValue,this._allowExcessArguments=t._allowExcessArguments,this.
_enablePositionalOptions=t._enablePositionalOptions,this._showHelpAfterError=t._showHelpAfterError,this._showSuggestionAfterError=
t._showSuggestionAfterError,this}_getCommandAndAncestors(){let t=[];for(let e=this;e;e=e.parent)t.push(e);return t}command(t,e,s){
let o=e,a=s;typeof o=="object"&&o!==null&&(a=o,o=null),a=a||{};let[,h,d]=t.match(/([^ ]+) *(.*)/),_=this.createCommand(h);
return o&&(_.description(o),_._executableHandler=!0),a.isDefault&&(this._defaultCommandName=_._name),_._hidden=!!(a.noHelp||
a.hidden),_._executableFile=a.executableFile||null,d&&_.arguments(d),this._registerCommand(_),_.parent=this,_.copyInheritedSettings(
this),o?this:_}createCommand(t){return new I(t)}createHelp(){return Object.assign(new m,this.configureHelp())}configureHelp(t){
return t===void 0?this._helpConfiguration:(this._helpConfiguration=t,this)}configureOutput(t){return t===void 0?this._outputConfiguration:
(this._outputConfiguration={...this._outputConfiguration,...t},this)}showHelpAfterError(t=!0){return typeof t!="string"&&
(t=!!t),this._showHelpAfterError=t,this}showSuggestionAfterError(t=!0){return this._showSuggestionAfterError=!!t,this}addCommand(t,e){
if(!t._name)throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);return e=e||{},e.isDefault&&(this._defaultCommandName=t._name),
(e.noHelp||e.hidden)&&(t._hidden=!0),this._registerCommand(t),t.parent=this,t._checkForBrokenPassThrough(),this}createArgument(t,e){
return new n(t,e)}argument(t,e,s,o){let a=this.createArgument(t,e);return typeof s=="function"?a.default(o).argParser(s):
a.default(s),this.addArgument(a),this}arguments(t){return t.trim().split(/ +/).forEach(e=>{this.argument(e)}),this}addArgument(t){
let e=this.registeredArguments.slice(-1)[0];if(e?.variadic)throw new Error(`only the last argument can be variadic '${e.
name()}'`);if(t.required&&t.defaultValue!==void 0&&t.parseArg===void 0)throw new Error(`a default value for a required a\
rgument is never used: '${t.name()}'`);return this.registeredArguments.push(t),this}helpCommand(t,e){if(typeof t=="boole\
an")return this._addImplicitHelpCommand=t,t&&this._defaultCommandGroup&&this._initCommandGroup(this._getHelpCommand()),this;
let s=t??"help [command]",[,o,a]=s.match(/([^ ]+) *(.*)/),h=e??"display help for command",d=this.createCommand(o);return d.
helpOption(!1),a&&d.arguments(a),h&&d.description(h),this._addImplicitHelpCommand=!0,this._helpCommand=d,(t||e)&&this._initCommandGroup(
d),this}addHelpCommand(t,e){return typeof t!="object"?(this.helpCommand(t,e),this):(this._addImplicitHelpCommand=!0,this.
_helpCommand=t,this._initCommandGroup(t),this)}_getHelpCommand(){return this._addImplicitHelpCommand??(this.commands.length&&
!this._actionHandler&&!this._findCommand("help"))?(this._helpCommand===void 0&&this.helpCommand(void 0,void 0),this._helpCommand):
null}hook(t,e){let s=["preSubcommand","preAction","postAction"];if(!s.includes(t))throw new Error(`Unexpected value for \
event passed to hook : '${t}'.
Expecting one of '${s.join("', '")}'`);return this._lifeCycleHooks[t]?this._lifeCycleHooks[t].push(e):this._lifeCycleHooks[t]=
[e],this}exitOverride(t){return t?this._exitCallback=t:this._exitCallback=e=>{if(e.code!=="commander.executeSubCommandAs\
ync")throw e},this}_exit(t,e,s){this._exitCallback&&this._exitCallback(new u(t,e,s)),i.exit(t)}action(t){let e=s=>{let o=this.
registeredArguments.length,a=s.slice(0,o);return this._storeOptionsAsProperties?a[o]=this:a[o]=this.opts(),a.push(this),
t.apply(this,a)};return this._actionHandler=e,this}createOption(t,e){return new v(t,e)}_callParseArg(t,e,s,o){try{return t.
parseArg(e,s)}catch(a){if(a.code==="commander.invalidArgument"){let h=`${o} ${a.message}`;this.error(h,{exitCode:a.exitCode,
code:a.code})}throw a}}_registerOption(t){let e=t.short&&this._findOption(t.short)||t.long&&this._findOption(t.long);if(e){
let s=t.long&&this._findOption(t.long)?t.long:t.short;throw new Error(`Cannot add option '${t.flags}'${this._name&&` to \
command '${this._name}'`} due to conflicting flag '${s}'
-  already used by option '${e.flags}'`)}this._initOptionGroup(t),this.options.push(t)}_registerCommand(t){let e=o=>[o.name()].
concat(o.aliases()),s=e(t).find(o=>this._findCommand(o));if(s){let o=e(this._findCommand(s)).join("|"),a=e(t).join("|");
throw new Error(`cannot add command '${a}' as already have command '${o}'`)}this._initCommandGroup(t),this.commands.push(
t)}addOption(t){this._registerOption(t);let e=t.name(),s=t.attributeName();if(t.negate){let a=t.long.replace(/^--no-/,"-\
-");this._findOption(a)||this.setOptionValueWithSource(s,t.defaultValue===void 0?!0:t.defaultValue,"default")}else t.defaultValue!==
void 0&&this.setOptionValueWithSource(s,t.defaultValue,"default");let o=(a,h,d)=>{a==null&&t.presetArg!==void 0&&(a=t.presetArg);
let _=this.getOptionValue(s);a!==null&&t.parseArg?a=this._callParseArg(t,a,_,h):a!==null&&t.variadic&&(a=t._collectValue(
a,_)),a==null&&(t.negate?a=!1:t.isBoolean()||t.optional?a=!0:a=""),this.setOptionValueWithSource(s,a,d)};return this.on(
"option:"+e,a=>{let h=`error: option '${t.flags}' argument '${a}' is invalid.`;o(a,h,"cli")}),t.envVar&&this.on("optionE\
nv:"+e,a=>{let h=`error: option '${t.flags}' value '${a}' from env '${t.envVar}' is invalid.`;o(a,h,"env")}),this}_optionEx(t,e,s,o,a){
if(typeof e=="object"&&e instanceof v)throw new Error("To add an Option object use addOption() instead of option() or re\
quiredOption()");let h=this.createOption(e,s);if(h.makeOptionMandatory(!!t.mandatory),typeof o=="function")h.default(a).
argParser(o);else if(o instanceof RegExp){let d=o;o=(_,w)=>{let p=d.exec(_);return p?p[0]:w},h.default(a).argParser(o)}else
h.default(o);return this.addOption(h)}option(t,e,s,o){return this._optionEx({},t,e,s,o)}requiredOption(t,e,s,o){return this.
_optionEx({mandatory:!0},t,e,s,o)}combineFlagAndOptionalValue(t=!0){return this._combineFlagAndOptionalValue=!!t,this}allowUnknownOption(t=!0){
return this._allowUnknownOption=!!t,this}allowExcessArguments(t=!0){return this._allowExcessArguments=!!t,this}enablePositionalOptions(t=!0){
return this._enablePositionalOptions=!!t,this}passThroughOptions(t=!0){return this._passThroughOptions=!!t,this._checkForBrokenPassThrough(),
this}_checkForBrokenPassThrough(){if(this.parent&&this._passThroughOptions&&!this.parent._enablePositionalOptions)throw new Error(
`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`)}storeOptionsAsProperties(t=!0){
if(this.options.length)throw new Error("call .storeOptionsAsProperties() before adding options");if(Object.keys(this._optionValues).
length)throw new Error("call .storeOptionsAsProperties() before setting option values");return this._storeOptionsAsProperties=
!!t,this}getOptionValue(t){return this._storeOptionsAsProperties?this[t]:this._optionValues[t]}setOptionValue(t,e){return this.
setOptionValueWithSource(t,e,void 0)}setOptionValueWithSource(t,e,s){return this._storeOptionsAsProperties?this[t]=e:this.
_optionValues[t]=e,this._optionValueSources[t]=s,this}getOptionValueSource(t){return this._optionValueSources[t]}getOptionValueSourceWithGlobals(t){
let e;return this._getCommandAndAncestors().forEach(s=>{s.getOptionValueSource(t)!==void 0&&(e=s.getOptionValueSource(t))}),
e}_prepareUserArgs(t,e){if(t!==void 0&&!Array.isArray(t))throw new Error("first parameter to parse must be array or unde\
fined");if(e=e||{},t===void 0&&e.from===void 0){i.versions?.electron&&(e.from="electron");let o=i.execArgv??[];(o.includes(
"-e")||o.includes("--eval")||o.includes("-p")||o.includes("--print"))&&(e.from="eval")}t===void 0&&(t=i.argv),this.rawArgs=
t.slice();let s;switch(e.from){case void 0:case"node":this._scriptPath=t[1],s=t.slice(2);break;case"electron":i.defaultApp?
(this._scriptPath=t[1],s=t.slice(2)):s=t.slice(1);break;case"user":s=t.slice(0);break;case"eval":s=t.slice(1);break;default:
throw new Error(`unexpected parse option { from: '${e.from}' }`)}return!this._name&&this._scriptPath&&this.nameFromFilename(
this._scriptPath),this._name=this._name||"program",s}parse(t,e){this._prepareForParse();let s=this._prepareUserArgs(t,e);
return this._parseCommand([],s),this}async parseAsync(t,e){this._prepareForParse();let s=this._prepareUserArgs(t,e);return await this.
_parseCommand([],s),this}_prepareForParse(){this._savedState===null?this.saveStateBeforeParse():this.restoreStateBeforeParse()}saveStateBeforeParse(){
this._savedState={_name:this._name,_optionValues:{...this._optionValues},_optionValueSources:{...this._optionValueSources}}}restoreStateBeforeParse(){
if(this._storeOptionsAsProperties)throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);this._name=this._savedState.
_name,this._scriptPath=null,this.rawArgs=[],this._optionValues={...this._savedState._optionValues},this._optionValueSources=
{...this._savedState._optionValueSources},this.args=[],this.processedArgs=[]}_checkForMissingExecutable(t,e,s){if(r.existsSync(
t))return;let o=e?`searched for local subcommand relative to directory '${e}'`:"no directory for search for local subcom\
mand, use .executableDir() to supply a custom directory",a=`'${t}' does not exist
 - if '${s}' is not meant to be an executable command, remove description parameter from '.command()' and use '.descript\
ion()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${o}`;throw new Error(a)}_executeSubCommand(t,e){e=e.slice();let s=!1,o=[".js",".ts",".tsx",".mjs",".cjs"];function a(p,O){
let x=c.resolve(p,O);if(r.existsSync(x))return x;if(o.includes(c.extname(O)))return;let F=o.find(rt=>r.existsSync(`${x}${rt}`));
if(F)return`${x}${F}`}this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();let h=t._executableFile||
`${this._name}-${t._name}`,d=this._executableDir||"";if(this._scriptPath){let p;try{p=r.realpathSync(this._scriptPath)}catch{
p=this._scriptPath}d=c.resolve(c.dirname(p),d)}if(d){let p=a(d,h);if(!p&&!t._executableFile&&this._scriptPath){let O=c.basename(
this._scriptPath,c.extname(this._scriptPath));O!==this._name&&(p=a(d,`${O}-${t._name}`))}h=p||h}s=o.includes(c.extname(h));
let _;i.platform!=="win32"?s?(e.unshift(h),e=H(i.execArgv).concat(e),_=y.spawn(i.argv[0],e,{stdio:"inherit"})):_=y.spawn(
h,e,{stdio:"inherit"}):(this._checkForMissingExecutable(h,d,t._name),e.unshift(h),e=H(i.execArgv).concat(e),_=y.spawn(i.
execPath,e,{stdio:"inherit"})),_.killed||["SIGUSR1","SIGUSR2","SIGTERM","SIGINT","SIGHUP"].forEach(p=>{i.on(p,()=>{_.killed===
!1&&_.exitCode===null&&_.kill(p)})});let w=this._exitCallback;_.on("close",p=>{p=p??1,w?w(new u(p,"commander.executeSubC\
ommandAsync","(close)")):i.exit(p)}),_.on("error",p=>{if(p.code==="ENOENT")this._checkForMissingExecutable(h,d,t._name);else if(p.
code==="EACCES")throw new Error(`'${h}' not executable`);if(!w)i.exit(1);else{let O=new u(1,"commander.executeSubCommand\
Async","(error)");O.nestedError=p,w(O)}}),this.runningCommand=_}_dispatchSubcommand(t,e,s){let o=this._findCommand(t);o||
this.help({error:!0}),o._prepareForParse();let a;return a=this._chainOrCallSubCommandHook(a,o,"preSubcommand"),a=this._chainOrCall(
a,()=>{if(o._executableHandler)this._executeSubCommand(o,e.concat(s));else return o._parseCommand(e,s)}),a}_dispatchHelpCommand(t){
t||this.help();let e=this._findCommand(t);return e&&!e._executableHandler&&e.help(),this._dispatchSubcommand(t,[],[this.
_getHelpOption()?.long??this._getHelpOption()?.short??"--help"])}_checkNumberOfArguments(){this.registeredArguments.forEach(
(t,e)=>{t.required&&this.args[e]==null&&this.missingArgument(t.name())}),!(this.registeredArguments.length>0&&this.registeredArguments[this.
registeredArguments.length-1].variadic)&&this.args.length>this.registeredArguments.length&&this._excessArguments(this.args)}_processArguments(){
let t=(s,o,a)=>{let h=o;if(o!==null&&s.parseArg){let d=`error: command-argument value '${o}' is invalid for argument '${s.
name()}'.`;h=this._callParseArg(s,o,a,d)}return h};this._checkNumberOfArguments();let e=[];this.registeredArguments.forEach(
(s,o)=>{let a=s.defaultValue;s.variadic?o<this.args.length?(a=this.args.slice(o),s.parseArg&&(a=a.reduce((h,d)=>t(s,d,h),
s.defaultValue))):a===void 0&&(a=[]):o<this.args.length&&(a=this.args[o],s.parseArg&&(a=t(s,a,s.defaultValue))),e[o]=a}),
this.processedArgs=e}_chainOrCall(t,e){return t?.then&&typeof t.then=="function"?t.then(()=>e()):e()}_chainOrCallHooks(t,e){
let s=t,o=[];return this._getCommandAndAncestors().reverse().filter(a=>a._lifeCycleHooks[e]!==void 0).forEach(a=>{a._lifeCycleHooks[e].
forEach(h=>{o.push({hookedCommand:a,callback:h})})}),e==="postAction"&&o.reverse(),o.forEach(a=>{s=this._chainOrCall(s,()=>a.
callback(a.hookedCommand,this))}),s}_chainOrCallSubCommandHook(t,e,s){let o=t;return this._lifeCycleHooks[s]!==void 0&&this.
_lifeCycleHooks[s].forEach(a=>{o=this._chainOrCall(o,()=>a(this,e))}),o}_parseCommand(t,e){let s=this.parseOptions(e);if(this.
_parseOptionsEnv(),this._parseOptionsImplied(),t=t.concat(s.operands),e=s.unknown,this.args=t.concat(e),t&&this._findCommand(
t[0]))return this._dispatchSubcommand(t[0],t.slice(1),e);if(this._getHelpCommand()&&t[0]===this._getHelpCommand().name())
return this._dispatchHelpCommand(t[1]);if(this._defaultCommandName)return this._outputHelpIfRequested(e),this._dispatchSubcommand(
this._defaultCommandName,t,e);this.commands.length&&this.args.length===0&&!this._actionHandler&&!this._defaultCommandName&&
this.help({error:!0}),this._outputHelpIfRequested(s.unknown),this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();
let o=()=>{s.unknown.length>0&&this.unknownOption(s.unknown[0])},a=`command:${this.name()}`;if(this._actionHandler){o(),
this._processArguments();let h;return h=this._chainOrCallHooks(h,"preAction"),h=this._chainOrCall(h,()=>this._actionHandler(
this.processedArgs)),this.parent&&(h=this._chainOrCall(h,()=>{this.parent.emit(a,t,e)})),h=this._chainOrCallHooks(h,"pos\
tAction"),h}if(this.parent?.listenerCount(a))o(),this._processArguments(),this.parent.emit(a,t,e);else if(t.length){if(this.
_findCommand("*"))return this._dispatchSubcommand("*",t,e);this.listenerCount("command:*")?this.emit("command:*",t,e):this.
commands.length?this.unknownCommand():(o(),this._processArguments())}else this.commands.length?(o(),this.help({error:!0})):
(o(),this._processArguments())}_findCommand(t){if(t)return this.commands.find(e=>e._name===t||e._aliases.includes(t))}_findOption(t){
return this.options.find(e=>e.is(t))}_checkForMissingMandatoryOptions(){this._getCommandAndAncestors().forEach(t=>{t.options.
forEach(e=>{e.mandatory&&t.getOptionValue(e.attributeName())===void 0&&t.missingMandatoryOptionValue(e)})})}_checkForConflictingLocalOptions(){
let t=this.options.filter(e=>{let s=e.attributeName();return this.getOptionValue(s)===void 0?!1:this.getOptionValueSource(
s)!=="default"});t.filter(e=>e.conflictsWith.length>0).forEach(e=>{let s=t.find(o=>e.conflictsWith.includes(o.attributeName()));
s&&this._conflictingOption(e,s)})}_checkForConflictingOptions(){this._getCommandAndAncestors().forEach(t=>{t._checkForConflictingLocalOptions()})}parseOptions(t){
let e=[],s=[],o=e;function a(p){return p.length>1&&p[0]==="-"}let h=p=>/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(p)?!this._getCommandAndAncestors().
some(O=>O.options.map(x=>x.short).some(x=>/^-\d$/.test(x))):!1,d=null,_=null,w=0;for(;w<t.length||_;){let p=_??t[w++];if(_=
null,p==="--"){o===s&&o.push(p),o.push(...t.slice(w));break}if(d&&(!a(p)||h(p))){this.emit(`option:${d.name()}`,p);continue}
if(d=null,a(p)){let O=this._findOption(p);if(O){if(O.required){let x=t[w++];x===void 0&&this.optionMissingArgument(O),this.
emit(`option:${O.name()}`,x)}else if(O.optional){let x=null;w<t.length&&(!a(t[w])||h(t[w]))&&(x=t[w++]),this.emit(`optio\
n:${O.name()}`,x)}else this.emit(`option:${O.name()}`);d=O.variadic?O:null;continue}}if(p.length>2&&p[0]==="-"&&p[1]!=="\
-"){let O=this._findOption(`-${p[1]}`);if(O){O.required||O.optional&&this._combineFlagAndOptionalValue?this.emit(`option\
:${O.name()}`,p.slice(2)):(this.emit(`option:${O.name()}`),_=`-${p.slice(2)}`);continue}}if(/^--[^=]+=/.test(p)){let O=p.
indexOf("="),x=this._findOption(p.slice(0,O));if(x&&(x.required||x.optional)){this.emit(`option:${x.name()}`,p.slice(O+1));
continue}}if(o===e&&a(p)&&!(this.commands.length===0&&h(p))&&(o=s),(this._enablePositionalOptions||this._passThroughOptions)&&
e.length===0&&s.length===0){if(this._findCommand(p)){e.push(p),s.push(...t.slice(w));break}else if(this._getHelpCommand()&&
p===this._getHelpCommand().name()){e.push(p,...t.slice(w));break}else if(this._defaultCommandName){s.push(p,...t.slice(w));
break}}if(this._passThroughOptions){o.push(p,...t.slice(w));break}o.push(p)}return{operands:e,unknown:s}}opts(){if(this.
_storeOptionsAsProperties){let t={},e=this.options.length;for(let s=0;s<e;s++){let o=this.options[s].attributeName();t[o]=
o===this._versionOptionName?this._version:this[o]}return t}return this._optionValues}optsWithGlobals(){return this._getCommandAndAncestors().
reduce((t,e)=>Object.assign(t,e.opts()),{})}error(t,e){this._outputConfiguration.outputError(`${t}
`,this._outputConfiguration.writeErr),typeof this._showHelpAfterError=="string"?this._outputConfiguration.writeErr(`${this.
_showHelpAfterError}
`):this._showHelpAfterError&&(this._outputConfiguration.writeErr(`
`),this.outputHelp({error:!0}));let s=e||{},o=s.exitCode||1,a=s.code||"commander.error";this._exit(o,a,t)}_parseOptionsEnv(){
this.options.forEach(t=>{if(t.envVar&&t.envVar in i.env){let e=t.attributeName();(this.getOptionValue(e)===void 0||["def\
ault","config","env"].includes(this.getOptionValueSource(e)))&&(t.required||t.optional?this.emit(`optionEnv:${t.name()}`,
i.env[t.envVar]):this.emit(`optionEnv:${t.name()}`))}})}_parseOptionsImplied(){let t=new C(this.options),e=s=>this.getOptionValue(
s)!==void 0&&!["default","implied"].includes(this.getOptionValueSource(s));this.options.filter(s=>s.implied!==void 0&&e(
s.attributeName())&&t.valueFromOption(this.getOptionValue(s.attributeName()),s)).forEach(s=>{Object.keys(s.implied).filter(
o=>!e(o)).forEach(o=>{this.setOptionValueWithSource(o,s.implied[o],"implied")})})}missingArgument(t){let e=`error: missi\
ng required argument '${t}'`;this.error(e,{code:"commander.missingArgument"})}optionMissingArgument(t){let e=`error: opt\
ion '${t.flags}' argument missing`;this.error(e,{code:"commander.optionMissingArgument"})}missingMandatoryOptionValue(t){
let e=`error: required option '${t.flags}' not specified`;this.error(e,{code:"commander.missingMandatoryOptionValue"})}_conflictingOption(t,e){
let s=h=>{let d=h.attributeName(),_=this.getOptionValue(d),w=this.options.find(O=>O.negate&&d===O.attributeName()),p=this.
options.find(O=>!O.negate&&d===O.attributeName());return w&&(w.presetArg===void 0&&_===!1||w.presetArg!==void 0&&_===w.presetArg)?
w:p||h},o=h=>{let d=s(h),_=d.attributeName();return this.getOptionValueSource(_)==="env"?`environment variable '${d.envVar}\
'`:`option '${d.flags}'`},a=`error: ${o(t)} cannot be used with ${o(e)}`;this.error(a,{code:"commander.conflictingOption"})}unknownOption(t){
if(this._allowUnknownOption)return;let e="";if(t.startsWith("--")&&this._showSuggestionAfterError){let o=[],a=this;do{let h=a.
createHelp().visibleOptions(a).filter(d=>d.long).map(d=>d.long);o=o.concat(h),a=a.parent}while(a&&!a._enablePositionalOptions);
e=E(t,o)}let s=`error: unknown option '${t}'${e}`;this.error(s,{code:"commander.unknownOption"})}_excessArguments(t){if(this.
_allowExcessArguments)return;let e=this.registeredArguments.length,s=e===1?"":"s",o=`error: too many arguments${this.parent?
` for '${this.name()}'`:""}. Expected ${e} argument${s} but got ${t.length}.`;this.error(o,{code:"commander.excessArgume\
nts"})}unknownCommand(){let t=this.args[0],e="";if(this._showSuggestionAfterError){let o=[];this.createHelp().visibleCommands(
this).forEach(a=>{o.push(a.name()),a.alias()&&o.push(a.alias())}),e=E(t,o)}let s=`error: unknown command '${t}'${e}`;this.
error(s,{code:"commander.unknownCommand"})}version(t,e,s){if(t===void 0)return this._version;this._version=t,e=e||"-V, -\
-version",s=s||"output the version number";let o=this.createOption(e,s);return this._versionOptionName=o.attributeName(),
this._registerOption(o),this.on("option:"+o.name(),()=>{this._outputConfiguration.writeOut(`${t}
`),this._exit(0,"commander.version",t)}),this}description(t,e){return t===void 0&&e===void 0?this._description:(this._description=
t,e&&(this._argsDescription=e),this)}summary(t){return t===void 0?this._summary:(this._summary=t,this)}alias(t){if(t===void 0)
return this._aliases[0];let e=this;if(this.commands.length!==0&&this.commands[this.commands.length-1]._executableHandler&&
(e=this.commands[this.commands.length-1]),t===e._name)throw new Error("Command alias can't be the same as its name");let s=this.
parent?._findCommand(t);if(s){let o=[s.name()].concat(s.aliases()).join("|");throw new Error(`cannot add alias '${t}' to\
 command '${this.name()}' as already have command '${o}'`)}return e._aliases.push(t),this}aliases(t){return t===void 0?this.
_aliases:(t.forEach(e=>this.alias(e)),this)}usage(t){if(t===void 0){if(this._usage)return this._usage;let e=this.registeredArguments.
map(s=>l(s));return[].concat(this.options.length||this._helpOption!==null?"[options]":[],this.commands.length?"[command]":
[],this.registeredArguments.length?e:[]).join(" ")}return this._usage=t,this}name(t){return t===void 0?this._name:(this.
_name=t,this)}helpGroup(t){return t===void 0?this._helpGroupHeading??"":(this._helpGroupHeading=t,this)}commandsGroup(t){
return t===void 0?this._defaultCommandGroup??"":(this._defaultCommandGroup=t,this)}optionsGroup(t){return t===void 0?this.
_defaultOptionGroup??"":(this._defaultOptionGroup=t,this)}_initOptionGroup(t){this._defaultOptionGroup&&!t.helpGroupHeading&&
t.helpGroup(this._defaultOptionGroup)}_initCommandGroup(t){this._defaultCommandGroup&&!t.helpGroup()&&t.helpGroup(this._defaultCommandGroup)}nameFromFilename(t){
return this._name=c.basename(t,c.extname(t)),this}executableDir(t){return t===void 0?this._executableDir:(this._executableDir=
t,this)}helpInformation(t){let e=this.createHelp(),s=this._getOutputContext(t);e.prepareContext({error:s.error,helpWidth:s.
helpWidth,outputHasColors:s.hasColors});let o=e.formatHelp(this,e);return s.hasColors?o:this._outputConfiguration.stripColor(
o)}_getOutputContext(t){t=t||{};let e=!!t.error,s,o,a;return e?(s=h=>this._outputConfiguration.writeErr(h),o=this._outputConfiguration.
getErrHasColors(),a=this._outputConfiguration.getErrHelpWidth()):(s=h=>this._outputConfiguration.writeOut(h),o=this._outputConfiguration.
getOutHasColors(),a=this._outputConfiguration.getOutHelpWidth()),{error:e,write:h=>(o||(h=this._outputConfiguration.stripColor(
h)),s(h)),hasColors:o,helpWidth:a}}outputHelp(t){let e;typeof t=="function"&&(e=t,t=void 0);let s=this._getOutputContext(
t),o={error:s.error,write:s.write,command:this};this._getCommandAndAncestors().reverse().forEach(h=>h.emit("beforeAllHel\
p",o)),this.emit("beforeHelp",o);let a=this.helpInformation({error:s.error});if(e&&(a=e(a),typeof a!="string"&&!Buffer.isBuffer(
a)))throw new Error("outputHelp callback must return a string or a Buffer");s.write(a),this._getHelpOption()?.long&&this.
emit(this._getHelpOption().long),this.emit("afterHelp",o),this._getCommandAndAncestors().forEach(h=>h.emit("afterAllHelp",
o))}helpOption(t,e){return typeof t=="boolean"?(t?(this._helpOption===null&&(this._helpOption=void 0),this._defaultOptionGroup&&
this._initOptionGroup(this._getHelpOption())):this._helpOption=null,this):(this._helpOption=this.createOption(t??"-h, --\
help",e??"display help for command"),(t||e)&&this._initOptionGroup(this._helpOption),this)}_getHelpOption(){return this.
_helpOption===void 0&&this.helpOption(void 0,void 0),this._helpOption}addHelpOption(t){return this._helpOption=t,this._initOptionGroup(
t),this}help(t){this.outputHelp(t);let e=Number(i.exitCode??0);e===0&&t&&typeof t!="function"&&t.error&&(e=1),this._exit(
e,"commander.help","(outputHelp)")}addHelpText(t,e){let s=["beforeAll","before","after","afterAll"];if(!s.includes(t))throw new Error(
`Unexpected value for position to addHelpText.
Expecting one of '${s.join("', '")}'`);let o=`${t}Help`;return this.on(o,a=>{let h;typeof e=="function"?h=e({error:a.error,
command:a.command}):h=e,h&&a.write(`${h}
`)}),this}_outputHelpIfRequested(t){let e=this._getHelpOption();e&&t.find(s=>e.is(s))&&(this.outputHelp(),this._exit(0,"\
commander.helpDisplayed","(outputHelp)"))}};function H(it){return it.map(t=>{if(!t.startsWith("--inspect"))return t;let e,
s="127.0.0.1",o="9229",a;return(a=t.match(/^(--inspect(-brk)?)$/))!==null?e=a[1]:(a=t.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))!==
null?(e=a[1],/^\d+$/.test(a[3])?o=a[3]:s=a[3]):(a=t.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))!==null&&(e=a[1],s=
a[3],o=a[4]),e&&o!=="0"?`${e}=${s}:${parseInt(o)+1}`:t})}function P(){if(i.env.NO_COLOR||i.env.FORCE_COLOR==="0"||i.env.
FORCE_COLOR==="false")return!1;if(i.env.FORCE_COLOR||i.env.CLICOLOR_FORCE!==void 0)return!0}g.Command=k,g.useColor=P}),z=(0,$.
b)(g=>{var{Argument:A}=T(),{Command:y}=J(),{CommanderError:c,InvalidArgumentError:r}=V(),{Help:i}=G(),{Option:n}=D();g.program=
new y,g.createCommand=l=>new y(l),g.createOption=(l,u)=>new n(l,u),g.createArgument=(l,u)=>new A(l,u),g.Command=y,g.Option=
n,g.Argument=A,g.Help=i,g.CommanderError=c,g.InvalidArgumentError=r,g.InvalidOptionArgumentError=r}),K=(0,$.d)(z(),1),{program:nt,
createCommand:ot,createArgument:at,createOption:lt,CommanderError:Q,InvalidArgumentError:X,InvalidOptionArgumentError:ht,
Command:Z,Argument:tt,Option:et,Help:ut}=K.default});
