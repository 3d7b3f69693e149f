exports.id=260,exports.ids=[260],exports.modules={18909:function(T,C,A){const{Argument:H}=A(49154),{Command:$}=A(34348),
{CommanderError:f,InvalidArgumentError:g}=A(41135),{Help:i}=A(79754),{Option:n}=A(45240);C.DM=new $,C.gu=o=>new $(o),C.Ww=
(o,u)=>new n(o,u),C.er=(o,u)=>new H(o,u),C.uB=$,C.c$=n,C.ef=H,C._V=i,C.b7=f,C.Di=g,C.a2=g},49154:function(T,C,A){const{InvalidArgumentError:H}=A(
41135);class ${constructor(i,n){switch(this.description=n||"",this.variadic=!1,this.parseArg=void 0,this.defaultValue=void 0,
this.defaultValueDescription=void 0,this.argChoices=void 0,i[0]){case"<":this.required=!0,this._name=i.slice(1,-1);break;case"\
[":this.required=!1,this._name=i.slice(1,-1);break;default:this.required=!0,this._name=i;break}this._name.endsWith("...")&&
(this.variadic=!0,this._name=this._name.slice(0,-3))}name(){return this._name}_collectValue(i,n){return n===this.defaultValue||
!Array.isArray(n)?[i]:(n.push(i),n)}default(i,n){return this.defaultValue=i,this.defaultValueDescription=n,this}argParser(i){
return this.parseArg=i,this}choices(i){return this.argChoices=i.slice(),this.parseArg=(n,o)=>{if(!this.argChoices.includes(
n))throw new H(`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(n,o):n},this}argRequired(){
return this.required=!0,this}argOptional(){return this.required=!1,this}}function f(g){const i=g.name()+(g.variadic===!0?
"...":"");return g.required?"<"+i+">":"["+i+"]"}C.Argument=$,C.humanReadableArgName=f},34348:function(T,C,A){const H=A(78474).
EventEmitter,$=A(31421),f=A(76760),g=A(73024),i=A(1708),{Argument:n,humanReadableArgName:o}=A(49154),{CommanderError:u}=A(
41135),{Help:c,stripColor:p}=A(79754),{Option:b,DualOptions:E}=A(45240),{suggestSimilar:S}=A(65030);class V extends H{constructor(t){
super(),this.commands=[],this.options=[],this.parent=null,this._allowUnknownOption=!1,this._allowExcessArguments=!1,this.
registeredArguments=[],this._args=this.registeredArguments,this.args=[],this.rawArgs=[],this.processedArgs=[],this._scriptPath=
null,this._name=t||"",this._optionValues={},this._optionValueSources={},this._storeOptionsAsProperties=!1,this._actionHandler=
null,this._executableHandler=!1,this._executableFile=null,this._executableDir=null,this._defaultCommandName=null,this._exitCallback=
null,this._aliases=[],this._combineFlagAndOptionalValue=!0,this._description="",this._summary="",this._argsDescription=void 0,
this._enablePositionalOptions=!1,this._passThroughOptions=!1,this._lifeCycleHooks={},this._showHelpAfterError=!1,this._showSuggestionAfterError=
!0,this._savedState=null,this._outputConfiguration={writeOut:e=>i.stdout.write(e),writeErr:e=>i.stderr.write(e),outputError:(e,s)=>s(
e),getOutHelpWidth:()=>i.stdout.isTTY?i.stdout.columns:void 0,getErrHelpWidth:()=>i.stderr.isTTY?i.stderr.columns:void 0,
getOutHasColors:()=>v()??(i.stdout.isTTY&&i.stdout.hasColors?.()),getErrHasColors:()=>v()??(i.stderr.isTTY&&i.stderr.hasColors?.()),
stripColor:e=>p(e)},this._hidden=!1,this._helpOption=void 0,this._addImplicitHelpCommand=void 0,this._helpCommand=void 0,
this._helpConfiguration={},this._helpGroupHeading=void 0,this._defaultCommandGroup=void 0,this._defaultOptionGroup=void 0}copyInheritedSettings(t){
return this._outputConfiguration=t._outputConfiguration,this._helpOption=t._helpOption,this._helpCommand=t._helpCommand,
this._helpConfiguration=t._helpConfiguration,this._exitCallback=t._exitCallback,this._storeOptionsAsProperties=t._storeOptionsAsProperties,
this._combineFlagAndOptionalValue=t._combineFlagAndOptionalValue,this._allowExcessArguments=t._allowExcessArguments,this.
_enablePositionalOptions=t._enablePositionalOptions,this._showHelpAfterError=t._showHelpAfterError,this._showSuggestionAfterError=
t._showSuggestionAfterError,this}_getCommandAndAncestors(){const t=[];for(let e=this;e;e=e.parent)t.push(e);return t}command(t,e,s){
let r=e,a=s;typeof r=="object"&&r!==null&&(a=r,r=null),a=a||{};const[,l,d]=t.match(/([^ ]+) *(.*)/),_=this.createCommand(
l);return r&&(_.description(r),_._executableHandler=!0),a.isDefault&&(this._defaultCommandName=_._name),_._hidden=!!(a.noHelp||
a.hidden),_._executableFile=a.executableFile||null,d&&_.arguments(d),this._registerCommand(_),_.parent=this,_.copyInheritedSettings(
this),r?this:_}createCommand(t){return new V(t)}createHelp(){return Object.assign(new c,this.configureHelp())}configureHelp(t){
return t===void 0?this._helpConfiguration:(this._helpConfiguration=t,this)}configureOutput(t){return t===void 0?this._outputConfiguration:
(this._outputConfiguration={...this._outputConfiguration,...t},this)}showHelpAfterError(t=!0){return typeof t!="string"&&
(t=!!t),this._showHelpAfterError=t,this}showSuggestionAfterError(t=!0){return this._showSuggestionAfterError=!!t,this}addCommand(t,e){
if(!t._name)throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);return e=e||{},e.isDefault&&(this._defaultCommandName=t._name),
(e.noHelp||e.hidden)&&(t._hidden=!0),this._registerCommand(t),t.parent=this,t._checkForBrokenPassThrough(),this}createArgument(t,e){
return new n(t,e)}argument(t,e,s,r){const a=this.createArgument(t,e);return typeof s=="function"?a.default(r).argParser(
s):a.default(s),this.addArgument(a),this}arguments(t){return t.trim().split(/ +/).forEach(e=>{this.argument(e)}),this}addArgument(t){
const e=this.registeredArguments.slice(-1)[0];if(e?.variadic)throw new Error(`only the last argument can be variadic '${e.
name()}'`);if(t.required&&t.defaultValue!==void 0&&t.parseArg===void 0)throw new Error(`a default value for a required a\
rgument is never used: '${t.name()}'`);return this.registeredArguments.push(t),this}helpCommand(t,e){if(typeof t=="boole\
an")return this._addImplicitHelpCommand=t,t&&this._defaultCommandGroup&&this._initCommandGroup(this._getHelpCommand()),this;
const s=t??"help [command]",[,r,a]=s.match(/([^ ]+) *(.*)/),l=e??"display help for command",d=this.createCommand(r);return d.
helpOption(!1),a&&d.arguments(a),l&&d.description(l),this._addImplicitHelpCommand=!0,this._helpCommand=d,(t||e)&&this._initCommandGroup(
d),this}addHelpCommand(t,e){return typeof t!="object"?(this.helpCommand(t,e),this):(this._addImplicitHelpCommand=!0,this.
_helpCommand=t,this._initCommandGroup(t),this)}_getHelpCommand(){return this._addImplicitHelpCommand??(this.commands.length&&
!this._actionHandler&&!this._findCommand("help"))?(this._helpCommand===void 0&&this.helpCommand(void 0,void 0),this._helpCommand):
null}hook(t,e){const s=["preSubcommand","preAction","postAction"];if(!s.includes(t))throw new Error(`Unexpected value fo\
r event passed to hook : '${t}'.
Expecting one of '${s.join("', '")}'`);return this._lifeCycleHooks[t]?this._lifeCycleHooks[t].push(e):this._lifeCycleHooks[t]=
[e],this}exitOverride(t){return t?this._exitCallback=t:this._exitCallback=e=>{if(e.code!=="commander.executeSubCommandAs\
ync")throw e},this}_exit(t,e,s){this._exitCallback&&this._exitCallback(new u(t,e,s)),i.exit(t)}action(t){const e=s=>{const r=this.
registeredArguments.length,a=s.slice(0,r);return this._storeOptionsAsProperties?a[r]=this:a[r]=this.opts(),a.push(this),
t.apply(this,a)};return this._actionHandler=e,this}createOption(t,e){return new b(t,e)}_callParseArg(t,e,s,r){try{return t.
parseArg(e,s)}catch(a){if(a.code==="commander.invalidArgument"){const l=`${r} ${a.message}`;this.error(l,{exitCode:a.exitCode,
code:a.code})}throw a}}_registerOption(t){const e=t.short&&this._findOption(t.short)||t.long&&this._findOption(t.long);if(e){
const s=t.long&&this._findOption(t.long)?t.long:t.short;throw new Error(`Cannot add option '${t.flags}'${this._name&&` t\
o command '${this._name}'`} due to conflicting flag '${s}'
-  already used by option '${e.flags}'`)}this._initOptionGroup(t),this.options.push(t)}_registerCommand(t){const e=r=>[r.
name()].concat(r.aliases()),s=e(t).find(r=>this._findCommand(r));if(s){const r=e(this._findCommand(s)).join("|"),a=e(t).
join("|");throw new Error(`cannot add command '${a}' as already have command '${r}'`)}this._initCommandGroup(t),this.commands.
push(t)}addOption(t){this._registerOption(t);const e=t.name(),s=t.attributeName();if(t.negate){const a=t.long.replace(/^--no-/,
"--");this._findOption(a)||this.setOptionValueWithSource(s,t.defaultValue===void 0?!0:t.defaultValue,"default")}else t.defaultValue!==
void 0&&this.setOptionValueWithSource(s,t.defaultValue,"default");const r=(a,l,d)=>{a==null&&t.presetArg!==void 0&&(a=t.
presetArg);const _=this.getOptionValue(s);a!==null&&t.parseArg?a=this._callParseArg(t,a,_,l):a!==null&&t.variadic&&(a=t.
_collectValue(a,_)),a==null&&(t.negate?a=!1:t.isBoolean()||t.optional?a=!0:a=""),this.setOptionValueWithSource(s,a,d)};return this.
on("option:"+e,a=>{const l=`error: option '${t.flags}' argument '${a}' is invalid.`;r(a,l,"cli")}),t.envVar&&this.on("op\
tionEnv:"+e,a=>{const l=`error: option '${t.flags}' value '${a}' from env '${t.envVar}' is invalid.`;r(a,l,"env")}),this}_optionEx(t,e,s,r,a){
if(typeof e=="object"&&e instanceof b)throw new Error("To add an Option object use addOption() instead of option() or re\
quiredOption()");const l=this.createOption(e,s);if(l.makeOptionMandatory(!!t.mandatory),typeof r=="function")l.default(a).
argParser(r);else if(r instanceof RegExp){const d=r;r=(_,y)=>{const h=d.exec(_);return h?h[0]:y},l.default(a).argParser(
r)}else l.default(r);return this.addOption(l)}option(t,e,s,r){return this._optionEx({},t,e,s,r)}requiredOption(t,e,s,r){
return this._optionEx({mandatory:!0},t,e,s,r)}combineFlagAndOptionalValue(t=!0){return this._combineFlagAndOptionalValue=
!!t,this}allowUnknownOption(t=!0){return this._allowUnknownOption=!!t,this}allowExcessArguments(t=!0){return this._allowExcessArguments=
!!t,this}enablePositionalOptions(t=!0){return this._enablePositionalOptions=!!t,this}passThroughOptions(t=!0){return this.
_passThroughOptions=!!t,this._checkForBrokenPassThrough(),this}_checkForBrokenPassThrough(){if(this.parent&&this._passThroughOptions&&
!this.parent._enablePositionalOptions)throw new Error(`passThroughOptions cannot be used for '${this._name}' without tur\
ning on enablePositionalOptions for parent command(s)`)}storeOptionsAsProperties(t=!0){if(this.options.length)throw new Error(
"call .storeOptionsAsProperties() before adding options");if(Object.keys(this._optionValues).length)throw new Error("cal\
l .storeOptionsAsProperties() before setting option values");return this._storeOptionsAsProperties=!!t,this}getOptionValue(t){
return this._storeOptionsAsProperties?this[t]:this._optionValues[t]}setOptionValue(t,e){return this.setOptionValueWithSource(
t,e,void 0)}setOptionValueWithSource(t,e,s){return this._storeOptionsAsProperties?this[t]=e:this._optionValues[t]=e,this.
_optionValueSources[t]=s,this}getOptionValueSource(t){return this._optionValueSources[t]}getOptionValueSourceWithGlobals(t){
let e;return this._getCommandAndAncestors().forEach(s=>{s.getOptionValueSource(t)!==void 0&&(e=s.getOptionValueSource(t))}),
e}_prepareUserArgs(t,e){if(t!==void 0&&!Array.isArray(t))throw new Error("first parameter to parse must be array or unde\
fined");if(e=e||{},t===void 0&&e.from===void 0){i.versions?.electron&&(e.from="electron");const r=i.execArgv??[];(r.includes(
"-e")||r.includes("--eval")||r.includes("-p")||r.includes("--print"))&&(e.from="eval")}t===void 0&&(t=i.argv),this.rawArgs=
t.slice();let s;switch(e.from){case void 0:case"node":this._scriptPath=t[1],s=t.slice(2);break;case"electron":i.defaultApp?
(this._scriptPath=t[1],s=t.slice(2)):s=t.slice(1);break;case"user":s=t.slice(0);break;case"eval":s=t.slice(1);break;default:
throw new Error(`unexpected parse option { from: '${e.from}' }`)}return!this._name&&this._scriptPath&&this.nameFromFilename(
this._scriptPath),this._name=this._name||"program",s}parse(t,e){this._prepareForParse();const s=this._prepareUserArgs(t,
e);return this._parseCommand([],s),this}async parseAsync(t,e){this._prepareForParse();const s=this._prepareUserArgs(t,e);
return await this._parseCommand([],s),this}_prepareForParse(){this._savedState===null?this.saveStateBeforeParse():this.restoreStateBeforeParse()}saveStateBeforeParse(){
this._savedState={_name:this._name,_optionValues:{...this._optionValues},_optionValueSources:{...this._optionValueSources}}}restoreStateBeforeParse(){
if(this._storeOptionsAsProperties)throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);this._name=this._savedState.
_name,this._scriptPath=null,this.rawArgs=[],this._optionValues={...this._savedState._optionValues},this._optionValueSources=
{...this._savedState._optionValueSources},this.args=[],this.processedArgs=[]}_checkForMissingExecutable(t,e,s){if(g.existsSync(
t))return;const r=e?`searched for local subcommand relative to directory '${e}'`:"no directory for search for local subc\
ommand, use .executableDir() to supply a custom directory",a=`'${t}' does not exist
 - if '${s}' is not meant to be an executable command, remove description parameter from '.command()' and use '.descript\
ion()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${r}`;throw new Error(a)}_executeSubCommand(t,e){e=e.slice();let s=!1;const r=[".js",".ts",".tsx",".mjs",".cjs"];function a(h,O){
const x=f.resolve(h,O);if(g.existsSync(x))return x;if(r.includes(f.extname(O)))return;const m=r.find(k=>g.existsSync(`${x}${k}`));
if(m)return`${x}${m}`}this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();let l=t._executableFile||
`${this._name}-${t._name}`,d=this._executableDir||"";if(this._scriptPath){let h;try{h=g.realpathSync(this._scriptPath)}catch{
h=this._scriptPath}d=f.resolve(f.dirname(h),d)}if(d){let h=a(d,l);if(!h&&!t._executableFile&&this._scriptPath){const O=f.
basename(this._scriptPath,f.extname(this._scriptPath));O!==this._name&&(h=a(d,`${O}-${t._name}`))}l=h||l}s=r.includes(f.
extname(l));let _;i.platform!=="win32"?s?(e.unshift(l),e=w(i.execArgv).concat(e),_=$.spawn(i.argv[0],e,{stdio:"inherit"})):
_=$.spawn(l,e,{stdio:"inherit"}):(this._checkForMissingExecutable(l,d,t._name),e.unshift(l),e=w(i.execArgv).concat(e),_=
$.spawn(i.execPath,e,{stdio:"inherit"})),_.killed||["SIGUSR1","SIGUSR2","SIGTERM","SIGINT","SIGHUP"].forEach(O=>{i.on(O,
()=>{_.killed===!1&&_.exitCode===null&&_.kill(O)})});const y=this._exitCallback;_.on("close",h=>{h=h??1,y?y(new u(h,"com\
mander.executeSubCommandAsync","(close)")):i.exit(h)}),_.on("error",h=>{if(h.code==="ENOENT")this._checkForMissingExecutable(
l,d,t._name);else if(h.code==="EACCES")throw new Error(`'${l}' not executable`);if(!y)i.exit(1);else{const O=new u(1,"co\
mmander.executeSubCommandAsync","(error)");O.nestedError=h,y(O)}}),this.runningCommand=_}_dispatchSubcommand(t,e,s){const r=this.
_findCommand(t);r||this.help({error:!0}),r._prepareForParse();let a;return a=this._chainOrCallSubCommandHook(a,r,"preSub\
command"),a=this._chainOrCall(a,()=>{if(r._executableHandler)this._executeSubCommand(r,e.concat(s));else return r._parseCommand(
e,s)}),a}_dispatchHelpCommand(t){t||this.help();const e=this._findCommand(t);return e&&!e._executableHandler&&e.help(),this.
_dispatchSubcommand(t,[],[this._getHelpOption()?.long??this._getHelpOption()?.short??"--help"])}_checkNumberOfArguments(){
this.registeredArguments.forEach((t,e)=>{t.required&&this.args[e]==null&&this.missingArgument(t.name())}),!(this.registeredArguments.
length>0&&this.registeredArguments[this.registeredArguments.length-1].variadic)&&this.args.length>this.registeredArguments.
length&&this._excessArguments(this.args)}_processArguments(){const t=(s,r,a)=>{let l=r;if(r!==null&&s.parseArg){const d=`\
error: command-argument value '${r}' is invalid for argument '${s.name()}'.`;l=this._callParseArg(s,r,a,d)}return l};this.
_checkNumberOfArguments();const e=[];this.registeredArguments.forEach((s,r)=>{let a=s.defaultValue;s.variadic?r<this.args.
length?(a=this.args.slice(r),s.parseArg&&(a=a.reduce((l,d)=>t(s,d,l),s.defaultValue))):a===void 0&&(a=[]):r<this.args.length&&
(a=this.args[r],s.parseArg&&(a=t(s,a,s.defaultValue))),e[r]=a}),this.processedArgs=e}_chainOrCall(t,e){return t?.then&&typeof t.
then=="function"?t.then(()=>e()):e()}_chainOrCallHooks(t,e){let s=t;const r=[];return this._getCommandAndAncestors().reverse().
filter(a=>a._lifeCycleHooks[e]!==void 0).forEach(a=>{a._lifeCycleHooks[e].forEach(l=>{r.push({hookedCommand:a,callback:l})})}),
e==="postAction"&&r.reverse(),r.forEach(a=>{s=this._chainOrCall(s,()=>a.callback(a.hookedCommand,this))}),s}_chainOrCallSubCommandHook(t,e,s){
let r=t;return this._lifeCycleHooks[s]!==void 0&&this._lifeCycleHooks[s].forEach(a=>{r=this._chainOrCall(r,()=>a(this,e))}),
r}_parseCommand(t,e){const s=this.parseOptions(e);if(this._parseOptionsEnv(),this._parseOptionsImplied(),t=t.concat(s.operands),
e=s.unknown,this.args=t.concat(e),t&&this._findCommand(t[0]))return this._dispatchSubcommand(t[0],t.slice(1),e);if(this.
_getHelpCommand()&&t[0]===this._getHelpCommand().name())return this._dispatchHelpCommand(t[1]);if(this._defaultCommandName)
return this._outputHelpIfRequested(e),this._dispatchSubcommand(this._defaultCommandName,t,e);this.commands.length&&this.
args.length===0&&!this._actionHandler&&!this._defaultCommandName&&this.help({error:!0}),this._outputHelpIfRequested(s.unknown),
this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();const r=()=>{s.unknown.length>0&&this.unknownOption(
s.unknown[0])},a=`command:${this.name()}`;if(this._actionHandler){r(),this._processArguments();let l;return l=this._chainOrCallHooks(
l,"preAction"),l=this._chainOrCall(l,()=>this._actionHandler(this.processedArgs)),this.parent&&(l=this._chainOrCall(l,()=>{
this.parent.emit(a,t,e)})),l=this._chainOrCallHooks(l,"postAction"),l}if(this.parent?.listenerCount(a))r(),this._processArguments(),
this.parent.emit(a,t,e);else if(t.length){if(this._findCommand("*"))return this._dispatchSubcommand("*",t,e);this.listenerCount(
"command:*")?this.emit("command:*",t,e):this.commands.length?this.unknownCommand():(r(),this._processArguments())}else this.
commands.length?(r(),this.help({error:!0})):(r(),this._processArguments())}_findCommand(t){if(t)return this.commands.find(
e=>e._name===t||e._aliases.includes(t))}_findOption(t){return this.options.find(e=>e.is(t))}_checkForMissingMandatoryOptions(){
this._getCommandAndAncestors().forEach(t=>{t.options.forEach(e=>{e.mandatory&&t.getOptionValue(e.attributeName())===void 0&&
t.missingMandatoryOptionValue(e)})})}_checkForConflictingLocalOptions(){const t=this.options.filter(s=>{const r=s.attributeName();
return this.getOptionValue(r)===void 0?!1:this.getOptionValueSource(r)!=="default"});t.filter(s=>s.conflictsWith.length>
0).forEach(s=>{const r=t.find(a=>s.conflictsWith.includes(a.attributeName()));r&&this._conflictingOption(s,r)})}_checkForConflictingOptions(){
this._getCommandAndAncestors().forEach(t=>{t._checkForConflictingLocalOptions()})}parseOptions(t){const e=[],s=[];let r=e;
function a(h){return h.length>1&&h[0]==="-"}const l=h=>/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(h)?!this._getCommandAndAncestors().
some(O=>O.options.map(x=>x.short).some(x=>/^-\d$/.test(x))):!1;let d=null,_=null,y=0;for(;y<t.length||_;){const h=_??t[y++];
if(_=null,h==="--"){r===s&&r.push(h),r.push(...t.slice(y));break}if(d&&(!a(h)||l(h))){this.emit(`option:${d.name()}`,h);
continue}if(d=null,a(h)){const O=this._findOption(h);if(O){if(O.required){const x=t[y++];x===void 0&&this.optionMissingArgument(
O),this.emit(`option:${O.name()}`,x)}else if(O.optional){let x=null;y<t.length&&(!a(t[y])||l(t[y]))&&(x=t[y++]),this.emit(
`option:${O.name()}`,x)}else this.emit(`option:${O.name()}`);d=O.variadic?O:null;continue}}if(h.length>2&&h[0]==="-"&&h[1]!==
"-"){const O=this._findOption(`-${h[1]}`);if(O){O.required||O.optional&&this._combineFlagAndOptionalValue?this.emit(`opt\
ion:${O.name()}`,h.slice(2)):(this.emit(`option:${O.name()}`),_=`-${h.slice(2)}`);continue}}if(/^--[^=]+=/.test(h)){const O=h.
indexOf("="),x=this._findOption(h.slice(0,O));if(x&&(x.required||x.optional)){this.emit(`option:${x.name()}`,h.slice(O+1));
continue}}if(r===e&&a(h)&&!(this.commands.length===0&&l(h))&&(r=s),(this._enablePositionalOptions||this._passThroughOptions)&&
e.length===0&&s.length===0){if(this._findCommand(h)){e.push(h),s.push(...t.slice(y));break}else if(this._getHelpCommand()&&
h===this._getHelpCommand().name()){e.push(h,...t.slice(y));break}else if(this._defaultCommandName){s.push(h,...t.slice(y));
break}}if(this._passThroughOptions){r.push(h,...t.slice(y));break}r.push(h)}return{operands:e,unknown:s}}opts(){if(this.
_storeOptionsAsProperties){const t={},e=this.options.length;for(let s=0;s<e;s++){const r=this.options[s].attributeName();
t[r]=r===this._versionOptionName?this._version:this[r]}return t}return this._optionValues}optsWithGlobals(){return this.
_getCommandAndAncestors().reduce((t,e)=>Object.assign(t,e.opts()),{})}error(t,e){this._outputConfiguration.outputError(`${t}\

`,this._outputConfiguration.writeErr),typeof this._showHelpAfterError=="string"?this._outputConfiguration.writeErr(`${this.
_showHelpAfterError}
`):this._showHelpAfterError&&(this._outputConfiguration.writeErr(`
`),this.outputHelp({error:!0}));const s=e||{},r=s.exitCode||1,a=s.code||"commander.error";this._exit(r,a,t)}_parseOptionsEnv(){
this.options.forEach(t=>{if(t.envVar&&t.envVar in i.env){const e=t.attributeName();(this.getOptionValue(e)===void 0||["d\
efault","config","env"].includes(this.getOptionValueSource(e)))&&(t.required||t.optional?this.emit(`optionEnv:${t.name()}`,
i.env[t.envVar]):this.emit(`optionEnv:${t.name()}`))}})}_parseOptionsImplied(){const t=new E(this.options),e=s=>this.getOptionValue(
s)!==void 0&&!["default","implied"].includes(this.getOptionValueSource(s));this.options.filter(s=>s.implied!==void 0&&e(
s.attributeName())&&t.valueFromOption(this.getOptionValue(s.attributeName()),s)).forEach(s=>{Object.keys(s.implied).filter(
r=>!e(r)).forEach(r=>{this.setOptionValueWithSource(r,s.implied[r],"implied")})})}missingArgument(t){const e=`error: mis\
sing required argument '${t}'`;this.error(e,{code:"commander.missingArgument"})}optionMissingArgument(t){const e=`error:\
 option '${t.flags}' argument missing`;this.error(e,{code:"commander.optionMissingArgument"})}missingMandatoryOptionValue(t){
const e=`error: required option '${t.flags}' not specified`;this.error(e,{code:"commander.missingMandatoryOptionValue"})}_conflictingOption(t,e){
const s=l=>{const d=l.attributeName(),_=this.getOptionValue(d),y=this.options.find(O=>O.negate&&d===O.attributeName()),h=this.
options.find(O=>!O.negate&&d===O.attributeName());return y&&(y.presetArg===void 0&&_===!1||y.presetArg!==void 0&&_===y.presetArg)?
y:h||l},r=l=>{const d=s(l),_=d.attributeName();return this.getOptionValueSource(_)==="env"?`environment variable '${d.envVar}\
'`:`option '${d.flags}'`},a=`error: ${r(t)} cannot be used with ${r(e)}`;this.error(a,{code:"commander.conflictingOption"})}unknownOption(t){
if(this._allowUnknownOption)return;let e="";if(t.startsWith("--")&&this._showSuggestionAfterError){let r=[],a=this;do{const l=a.
createHelp().visibleOptions(a).filter(d=>d.long).map(d=>d.long);r=r.concat(l),a=a.parent}while(a&&!a._enablePositionalOptions);
e=S(t,r)}const s=`error: unknown option '${t}'${e}`;this.error(s,{code:"commander.unknownOption"})}_excessArguments(t){if(this.
_allowExcessArguments)return;const e=this.registeredArguments.length,s=e===1?"":"s",a=`error: too many arguments${this.parent?
` for '${this.name()}'`:""}. Expected ${e} argument${s} but got ${t.length}.`;this.error(a,{code:"commander.excessArgume\
nts"})}unknownCommand(){const t=this.args[0];let e="";if(this._showSuggestionAfterError){const r=[];this.createHelp().visibleCommands(
this).forEach(a=>{r.push(a.name()),a.alias()&&r.push(a.alias())}),e=S(t,r)}const s=`error: unknown command '${t}'${e}`;this.
error(s,{code:"commander.unknownCommand"})}version(t,e,s){if(t===void 0)return this._version;this._version=t,e=e||"-V, -\
-version",s=s||"output the version number";const r=this.createOption(e,s);return this._versionOptionName=r.attributeName(),
this._registerOption(r),this.on("option:"+r.name(),()=>{this._outputConfiguration.writeOut(`${t}
`),this._exit(0,"commander.version",t)}),this}description(t,e){return t===void 0&&e===void 0?this._description:(this._description=
t,e&&(this._argsDescription=e),this)}summary(t){return t===void 0?this._summary:(this._summary=t,this)}alias(t){if(t===void 0)
return this._aliases[0];let e=this;if(this.commands.length!==0&&this.commands[this.commands.length-1]._executableHandler&&
(e=this.commands[this.commands.length-1]),t===e._name)throw new Error("Command alias can't be the same as its name");const s=this.
parent?._findCommand(t);if(s){const r=[s.name()].concat(s.aliases()).join("|");throw new Error(`cannot add alias '${t}' \
to command '${this.name()}' as already have command '${r}'`)}return e._aliases.push(t),this}aliases(t){return t===void 0?
this._aliases:(t.forEach(e=>this.alias(e)),this)}usage(t){if(t===void 0){if(this._usage)return this._usage;const e=this.
registeredArguments.map(s=>o(s));return[].concat(this.options.length||this._helpOption!==null?"[options]":[],this.commands.
length?"[command]":[],this.registeredArguments.length?e:[]).join(" ")}return this._usage=t,this}name(t){return t===void 0?
this._name:(this._name=t,this)}helpGroup(t){return t===void 0?this._helpGroupHeading??"":(this._helpGroupHeading=t,this)}commandsGroup(t){
return t===void 0?this._defaultCommandGroup??"":(this._defaultCommandGroup=t,this)}optionsGroup(t){return t===void 0?this.
_defaultOptionGroup??"":(this._defaultOptionGroup=t,this)}_initOptionGroup(t){this._defaultOptionGroup&&!t.helpGroupHeading&&
t.helpGroup(this._defaultOptionGroup)}_initCommandGroup(t){this._defaultCommandGroup&&!t.helpGroup()&&t.helpGroup(this._defaultCommandGroup)}nameFromFilename(t){
return this._name=f.basename(t,f.extname(t)),this}executableDir(t){return t===void 0?this._executableDir:(this._executableDir=
t,this)}helpInformation(t){const e=this.createHelp(),s=this._getOutputContext(t);e.prepareContext({error:s.error,helpWidth:s.
helpWidth,outputHasColors:s.hasColors});const r=e.formatHelp(this,e);return s.hasColors?r:this._outputConfiguration.stripColor(
r)}_getOutputContext(t){t=t||{};const e=!!t.error;let s,r,a;return e?(s=d=>this._outputConfiguration.writeErr(d),r=this.
_outputConfiguration.getErrHasColors(),a=this._outputConfiguration.getErrHelpWidth()):(s=d=>this._outputConfiguration.writeOut(
d),r=this._outputConfiguration.getOutHasColors(),a=this._outputConfiguration.getOutHelpWidth()),{error:e,write:d=>(r||(d=
this._outputConfiguration.stripColor(d)),s(d)),hasColors:r,helpWidth:a}}outputHelp(t){let e;typeof t=="function"&&(e=t,t=
void 0);const s=this._getOutputContext(t),r={error:s.error,write:s.write,command:this};this._getCommandAndAncestors().reverse().
forEach(l=>l.emit("beforeAllHelp",r)),this.emit("beforeHelp",r);let a=this.helpInformation({error:s.error});if(e&&(a=e(a),
typeof a!="string"&&!Buffer.isBuffer(a)))throw new Error("outputHelp callback must return a string or a Buffer");s.write(
a),this._getHelpOption()?.long&&this.emit(this._getHelpOption().long),this.emit("afterHelp",r),this._getCommandAndAncestors().
forEach(l=>l.emit("afterAllHelp",r))}helpOption(t,e){return typeof t=="boolean"?(t?(this._helpOption===null&&(this._helpOption=
void 0),this._defaultOptionGroup&&this._initOptionGroup(this._getHelpOption())):this._helpOption=null,this):(this._helpOption=
this.createOption(t??"-h, --help",e??"display help for command"),(t||e)&&this._initOptionGroup(this._helpOption),this)}_getHelpOption(){
return this._helpOption===void 0&&this.helpOption(void 0,void 0),this._helpOption}addHelpOption(t){return this._helpOption=
t,this._initOptionGroup(t),this}help(t){this.outputHelp(t);let e=Number(i.exitCode??0);e===0&&t&&typeof t!="function"&&t.
error&&(e=1),this._exit(e,"commander.help","(outputHelp)")}addHelpText(t,e){const s=["beforeAll","before","after","after\
All"];if(!s.includes(t))throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${s.join("', '")}'`);const r=`${t}Help`;return this.on(r,a=>{let l;typeof e=="function"?l=e({error:a.error,
command:a.command}):l=e,l&&a.write(`${l}
`)}),this}_outputHelpIfRequested(t){const e=this._getHelpOption();e&&t.find(r=>e.is(r))&&(this.outputHelp(),this._exit(0,
"commander.helpDisplayed","(outputHelp)"))}}function w(W){return W.map(t=>{if(!t.startsWith("--inspect"))return t;let e,
s="127.0.0.1",r="9229",a;return(a=t.match(/^(--inspect(-brk)?)$/))!==null?e=a[1]:(a=t.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))!==
null?(e=a[1],/^\d+$/.test(a[3])?r=a[3]:s=a[3]):(a=t.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))!==null&&(e=a[1],s=
a[3],r=a[4]),e&&r!=="0"?`${e}=${s}:${parseInt(r)+1}`:t})}function v(){if(i.env.NO_COLOR||i.env.FORCE_COLOR==="0"||i.env.
FORCE_COLOR==="false")return!1;if(i.env.FORCE_COLOR||i.env.CLICOLOR_FORCE!==void 0)return!0}C.Command=V,C.useColor=v},41135:function(T,C){
class A extends Error{constructor(f,g,i){super(i),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.
name,this.code=g,this.exitCode=f,this.nestedError=void 0}}class H extends A{constructor(f){super(1,"commander.invalidArg\
ument",f),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name}}C.CommanderError=A,C.InvalidArgumentError=
H},79754:function(T,C,A){const{humanReadableArgName:H}=A(49154);class ${constructor(){this.helpWidth=void 0,this.minWidthToWrap=
40,this.sortSubcommands=!1,this.sortOptions=!1,this.showGlobalOptions=!1}prepareContext(i){this.helpWidth=this.helpWidth??
i.helpWidth??80}visibleCommands(i){const n=i.commands.filter(u=>!u._hidden),o=i._getHelpCommand();return o&&!o._hidden&&
n.push(o),this.sortSubcommands&&n.sort((u,c)=>u.name().localeCompare(c.name())),n}compareOptions(i,n){const o=u=>u.short?
u.short.replace(/^-/,""):u.long.replace(/^--/,"");return o(i).localeCompare(o(n))}visibleOptions(i){const n=i.options.filter(
u=>!u.hidden),o=i._getHelpOption();if(o&&!o.hidden){const u=o.short&&i._findOption(o.short),c=o.long&&i._findOption(o.long);
!u&&!c?n.push(o):o.long&&!c?n.push(i.createOption(o.long,o.description)):o.short&&!u&&n.push(i.createOption(o.short,o.description))}
return this.sortOptions&&n.sort(this.compareOptions),n}visibleGlobalOptions(i){if(!this.showGlobalOptions)return[];const n=[];
for(let o=i.parent;o;o=o.parent){const u=o.options.filter(c=>!c.hidden);n.push(...u)}return this.sortOptions&&n.sort(this.
compareOptions),n}visibleArguments(i){return i._argsDescription&&i.registeredArguments.forEach(n=>{n.description=n.description||
i._argsDescription[n.name()]||""}),i.registeredArguments.find(n=>n.description)?i.registeredArguments:[]}subcommandTerm(i){
const n=i.registeredArguments.map(o=>H(o)).join(" ");return i._name+(i._aliases[0]?"|"+i._aliases[0]:"")+(i.options.length?
" [options]":"")+(n?" "+n:"")}optionTerm(i){return i.flags}argumentTerm(i){return i.name()}longestSubcommandTermLength(i,n){
return n.visibleCommands(i).reduce((o,u)=>Math.max(o,this.displayWidth(n.styleSubcommandTerm(n.subcommandTerm(u)))),0)}longestOptionTermLength(i,n){
return n.visibleOptions(i).reduce((o,u)=>Math.max(o,this.displayWidth(n.styleOptionTerm(n.optionTerm(u)))),0)}longestGlobalOptionTermLength(i,n){
return n.visibleGlobalOptions(i).reduce((o,u)=>Math.max(o,this.displayWidth(n.styleOptionTerm(n.optionTerm(u)))),0)}longestArgumentTermLength(i,n){
return n.visibleArguments(i).reduce((o,u)=>Math.max(o,this.displayWidth(n.styleArgumentTerm(n.argumentTerm(u)))),0)}commandUsage(i){
let n=i._name;i._aliases[0]&&(n=n+"|"+i._aliases[0]);let o="";for(let u=i.parent;u;u=u.parent)o=u.name()+" "+o;return o+
n+" "+i.usage()}commandDescription(i){return i.description()}subcommandDescription(i){return i.summary()||i.description()}optionDescription(i){
const n=[];if(i.argChoices&&n.push(`choices: ${i.argChoices.map(o=>JSON.stringify(o)).join(", ")}`),i.defaultValue!==void 0&&
(i.required||i.optional||i.isBoolean()&&typeof i.defaultValue=="boolean")&&n.push(`default: ${i.defaultValueDescription||
JSON.stringify(i.defaultValue)}`),i.presetArg!==void 0&&i.optional&&n.push(`preset: ${JSON.stringify(i.presetArg)}`),i.envVar!==
void 0&&n.push(`env: ${i.envVar}`),n.length>0){const o=`(${n.join(", ")})`;return i.description?`${i.description} ${o}`:
o}return i.description}argumentDescription(i){const n=[];if(i.argChoices&&n.push(`choices: ${i.argChoices.map(o=>JSON.stringify(
o)).join(", ")}`),i.defaultValue!==void 0&&n.push(`default: ${i.defaultValueDescription||JSON.stringify(i.defaultValue)}`),
n.length>0){const o=`(${n.join(", ")})`;return i.description?`${i.description} ${o}`:o}return i.description}formatItemList(i,n,o){
return n.length===0?[]:[o.styleTitle(i),...n,""]}groupItems(i,n,o){const u=new Map;return i.forEach(c=>{const p=o(c);u.has(
p)||u.set(p,[])}),n.forEach(c=>{const p=o(c);u.has(p)||u.set(p,[]),u.get(p).push(c)}),u}formatHelp(i,n){const o=n.padWidth(
i,n),u=n.helpWidth??80;function c(w,v){return n.formatItem(w,o,v,n)}let p=[`${n.styleTitle("Usage:")} ${n.styleUsage(n.commandUsage(
i))}`,""];const b=n.commandDescription(i);b.length>0&&(p=p.concat([n.boxWrap(n.styleCommandDescription(b),u),""]));const E=n.
visibleArguments(i).map(w=>c(n.styleArgumentTerm(n.argumentTerm(w)),n.styleArgumentDescription(n.argumentDescription(w))));
if(p=p.concat(this.formatItemList("Arguments:",E,n)),this.groupItems(i.options,n.visibleOptions(i),w=>w.helpGroupHeading??
"Options:").forEach((w,v)=>{const W=w.map(t=>c(n.styleOptionTerm(n.optionTerm(t)),n.styleOptionDescription(n.optionDescription(
t))));p=p.concat(this.formatItemList(v,W,n))}),n.showGlobalOptions){const w=n.visibleGlobalOptions(i).map(v=>c(n.styleOptionTerm(
n.optionTerm(v)),n.styleOptionDescription(n.optionDescription(v))));p=p.concat(this.formatItemList("Global Options:",w,n))}
return this.groupItems(i.commands,n.visibleCommands(i),w=>w.helpGroup()||"Commands:").forEach((w,v)=>{const W=w.map(t=>c(
n.styleSubcommandTerm(n.subcommandTerm(t)),n.styleSubcommandDescription(n.subcommandDescription(t))));p=p.concat(this.formatItemList(
v,W,n))}),p.join(`
`)}displayWidth(i){return f(i).length}styleTitle(i){return i}styleUsage(i){return i.split(" ").map(n=>n==="[options]"?this.
styleOptionText(n):n==="[command]"?this.styleSubcommandText(n):n[0]==="["||n[0]==="<"?this.styleArgumentText(n):this.styleCommandText(
n)).join(" ")}styleCommandDescription(i){return this.styleDescriptionText(i)}styleOptionDescription(i){return this.styleDescriptionText(
i)}styleSubcommandDescription(i){return this.styleDescriptionText(i)}styleArgumentDescription(i){return this.styleDescriptionText(
i)}styleDescriptionText(i){return i}styleOptionTerm(i){return this.styleOptionText(i)}styleSubcommandTerm(i){return i.split(
" ").map(n=>n==="[options]"?this.styleOptionText(n):n[0]==="["||n[0]==="<"?this.styleArgumentText(n):this.styleSubcommandText(
n)).join(" ")}styleArgumentTerm(i){return this.styleArgumentText(i)}styleOptionText(i){return i}styleArgumentText(i){return i}styleSubcommandText(i){
return i}styleCommandText(i){return i}padWidth(i,n){return Math.max(n.longestOptionTermLength(i,n),n.longestGlobalOptionTermLength(
i,n),n.longestSubcommandTermLength(i,n),n.longestArgumentTermLength(i,n))}preformatted(i){return/\n[^\S\r\n]/.test(i)}formatItem(i,n,o,u){
const p=" ".repeat(2);if(!o)return p+i;const b=i.padEnd(n+i.length-u.displayWidth(i)),E=2,V=(this.helpWidth??80)-n-E-2;let w;
return V<this.minWidthToWrap||u.preformatted(o)?w=o:w=u.boxWrap(o,V).replace(/\n/g,`
`+" ".repeat(n+E)),p+b+" ".repeat(E)+w.replace(/\n/g,`
${p}`)}boxWrap(i,n){if(n<this.minWidthToWrap)return i;const o=i.split(/\r\n|\n/),u=/[\s]*[^\s]+/g,c=[];return o.forEach(
p=>{const b=p.match(u);if(b===null){c.push("");return}let E=[b.shift()],S=this.displayWidth(E[0]);b.forEach(V=>{const w=this.
displayWidth(V);if(S+w<=n){E.push(V),S+=w;return}c.push(E.join(""));const v=V.trimStart();E=[v],S=this.displayWidth(v)}),
c.push(E.join(""))}),c.join(`
`)}}function f(g){const i=/\x1b\[\d*(;\d*)*m/g;return g.replace(i,"")}C.Help=$,C.stripColor=f},45240:function(T,C,A){const{
InvalidArgumentError:H}=A(41135);class ${constructor(o,u){this.flags=o,this.description=u||"",this.required=o.includes("\
<"),this.optional=o.includes("["),this.variadic=/\w\.\.\.[>\]]$/.test(o),this.mandatory=!1;const c=i(o);this.short=c.shortFlag,
this.long=c.longFlag,this.negate=!1,this.long&&(this.negate=this.long.startsWith("--no-")),this.defaultValue=void 0,this.
defaultValueDescription=void 0,this.presetArg=void 0,this.envVar=void 0,this.parseArg=void 0,this.hidden=!1,this.argChoices=
void 0,this.conflictsWith=[],this.implied=void 0,this.helpGroupHeading=void 0}default(o,u){return this.defaultValue=o,this.
defaultValueDescription=u,this}preset(o){return this.presetArg=o,this}conflicts(o){return this.conflictsWith=this.conflictsWith.
concat(o),this}implies(o){let u=o;return typeof o=="string"&&(u={[o]:!0}),this.implied=Object.assign(this.implied||{},u),
this}env(o){return this.envVar=o,this}argParser(o){return this.parseArg=o,this}makeOptionMandatory(o=!0){return this.mandatory=
!!o,this}hideHelp(o=!0){return this.hidden=!!o,this}_collectValue(o,u){return u===this.defaultValue||!Array.isArray(u)?[
o]:(u.push(o),u)}choices(o){return this.argChoices=o.slice(),this.parseArg=(u,c)=>{if(!this.argChoices.includes(u))throw new H(
`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(u,c):u},this}name(){return this.
long?this.long.replace(/^--/,""):this.short.replace(/^-/,"")}attributeName(){return this.negate?g(this.name().replace(/^no-/,
"")):g(this.name())}helpGroup(o){return this.helpGroupHeading=o,this}is(o){return this.short===o||this.long===o}isBoolean(){
return!this.required&&!this.optional&&!this.negate}}class f{constructor(o){this.positiveOptions=new Map,this.negativeOptions=
new Map,this.dualOptions=new Set,o.forEach(u=>{u.negate?this.negativeOptions.set(u.attributeName(),u):this.positiveOptions.
set(u.attributeName(),u)}),this.negativeOptions.forEach((u,c)=>{this.positiveOptions.has(c)&&this.dualOptions.add(c)})}valueFromOption(o,u){
const c=u.attributeName();if(!this.dualOptions.has(c))return!0;const p=this.negativeOptions.get(c).presetArg,b=p!==void 0?
p:!1;return u.negate===(b===o)}}function g(n){return n.split("-").reduce((o,u)=>o+u[0].toUpperCase()+u.slice(1))}function i(n){
let o,u;const c=/^-[^-]$/,p=/^--[^-]/,b=n.split(/[ |,]+/).concat("guard");if(c.test(b[0])&&(o=b.shift()),p.test(b[0])&&(u=
b.shift()),!o&&c.test(b[0])&&(o=b.shift()),!o&&p.test(b[0])&&(o=u,u=b.shift()),b[0].startsWith("-")){const E=b[0],S=`opt\
ion creation failed due to '${E}' in option flags '${n}'`;throw/^-[^-][^-]/.test(E)?new Error(`${S}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`):c.test(E)?new Error(`${S}
- too many short flags`):p.test(E)?new Error(`${S}
- too many long flags`):new Error(`${S}
- unrecognised flag format`)}if(o===void 0&&u===void 0)throw new Error(`option creation failed due to no flags found in \
'${n}'.`);return{shortFlag:o,longFlag:u}}C.Option=$,C.DualOptions=f},65030:function(T,C){function H(f,g){if(Math.abs(f.length-
g.length)>3)return Math.max(f.length,g.length);const i=[];for(let n=0;n<=f.length;n++)i[n]=[n];for(let n=0;n<=g.length;n++)
i[0][n]=n;for(let n=1;n<=g.length;n++)for(let o=1;o<=f.length;o++){let u=1;f[o-1]===g[n-1]?u=0:u=1,i[o][n]=Math.min(i[o-
1][n]+1,i[o][n-1]+1,i[o-1][n-1]+u),o>1&&n>1&&f[o-1]===g[n-2]&&f[o-2]===g[n-1]&&(i[o][n]=Math.min(i[o][n],i[o-2][n-2]+1))}
return i[f.length][g.length]}function $(f,g){if(!g||g.length===0)return"";g=Array.from(new Set(g));const i=f.startsWith(
"--");i&&(f=f.slice(2),g=g.map(c=>c.slice(2)));let n=[],o=3;const u=.4;return g.forEach(c=>{if(c.length<=1)return;const p=H(
f,c),b=Math.max(f.length,c.length);(b-p)/b>u&&(p<o?(o=p,n=[c]):p===o&&n.push(c))}),n.sort((c,p)=>c.localeCompare(p)),i&&
(n=n.map(c=>`--${c}`)),n.length>1?`
(Did you mean one of ${n.join(", ")}?)`:n.length===1?`
(Did you mean ${n[0]}?)`:""}C.suggestSimilar=$},48179:function(T,C,A){"use strict";A.d(C,{Di:()=>o,b7:()=>n,c$:()=>b,ef:()=>p,
uB:()=>c});var H=A(18909);const{DM:$,gu:f,er:g,Ww:i,b7:n,Di:o,a2:u,uB:c,ef:p,c$:b,_V:E}=H},55322:function(T,C,A){"use st\
rict";A.d(C,{Q1:()=>x});const H=161,$=1114109,f=[161,161,164,164,167,168,170,170,173,174,176,180,182,186,188,191,198,198,
208,208,215,216,222,225,230,230,232,234,236,237,240,240,242,243,247,250,252,252,254,254,257,257,273,273,275,275,283,283,
294,295,299,299,305,307,312,312,319,322,324,324,328,331,333,333,338,339,358,359,363,363,462,462,464,464,466,466,468,468,
470,470,472,472,474,474,476,476,593,593,609,609,708,708,711,711,713,715,717,717,720,720,728,731,733,733,735,735,768,879,
913,929,931,937,945,961,963,969,1025,1025,1040,1103,1105,1105,8208,8208,8211,8214,8216,8217,8220,8221,8224,8226,8228,8231,
8240,8240,8242,8243,8245,8245,8251,8251,8254,8254,8308,8308,8319,8319,8321,8324,8364,8364,8451,8451,8453,8453,8457,8457,
8467,8467,8470,8470,8481,8482,8486,8486,8491,8491,8531,8532,8539,8542,8544,8555,8560,8569,8585,8585,8592,8601,8632,8633,
8658,8658,8660,8660,8679,8679,8704,8704,8706,8707,8711,8712,8715,8715,8719,8719,8721,8721,8725,8725,8730,8730,8733,8736,
8739,8739,8741,8741,8743,8748,8750,8750,8756,8759,8764,8765,8776,8776,8780,8780,8786,8786,8800,8801,8804,8807,8810,8811,
8814,8815,8834,8835,8838,8839,8853,8853,8857,8857,8869,8869,8895,8895,8978,8978,9312,9449,9451,9547,9552,9587,9600,9615,
9618,9621,9632,9633,9635,9641,9650,9651,9654,9655,9660,9661,9664,9665,9670,9672,9675,9675,9678,9681,9698,9701,9711,9711,
9733,9734,9737,9737,9742,9743,9756,9756,9758,9758,9792,9792,9794,9794,9824,9825,9827,9829,9831,9834,9836,9837,9839,9839,
9886,9887,9919,9919,9926,9933,9935,9939,9941,9953,9955,9955,9960,9961,9963,9969,9972,9972,9974,9977,9979,9980,9982,9983,
10045,10045,10102,10111,11094,11097,12872,12879,57344,63743,65024,65039,65533,65533,127232,127242,127248,127277,127280,127337,
127344,127373,127375,127376,127387,127404,917760,917999,983040,1048573,1048576,1114109],g=12288,i=65510,n=[12288,12288,65281,
65376,65504,65510],o=8361,u=65518,c=null,p=32,b=10630,E=null,S=4352,V=262141,w=[4352,4447,8986,8987,9001,9002,9193,9196,
9200,9200,9203,9203,9725,9726,9748,9749,9776,9783,9800,9811,9855,9855,9866,9871,9875,9875,9889,9889,9898,9899,9917,9918,
9924,9925,9934,9934,9940,9940,9962,9962,9970,9971,9973,9973,9978,9978,9981,9981,9989,9989,9994,9995,10024,10024,10060,10060,
10062,10062,10067,10069,10071,10071,10133,10135,10160,10160,10175,10175,11035,11036,11088,11088,11093,11093,11904,11929,
11931,12019,12032,12245,12272,12287,12289,12350,12353,12438,12441,12543,12549,12591,12593,12686,12688,12773,12783,12830,
12832,12871,12880,42124,42128,42182,43360,43388,44032,55203,63744,64255,65040,65049,65072,65106,65108,65126,65128,65131,
94176,94180,94192,94198,94208,101594,101631,101664,101760,101874,101888,102801,102816,102866,110576,110579,110581,110587,
110589,110590,110592,110888,110898,110898,110928,110930,110933,110933,110948,110952,110960,111355,119552,119638,119648,119670,
126980,126980,127183,127183,127374,127374,127377,127386,127406,127406,127488,127490,127504,127547,127552,127560,127568,127569,
127584,127589,127744,127776,127789,127797,127799,127868,127870,127891,127904,127946,127951,127955,127968,127984,127988,127988,
127992,128062,128064,128064,128066,128252,128255,128317,128331,128334,128336,128359,128378,128378,128405,128406,128420,128420,
128507,128591,128640,128709,128716,128716,128720,128722,128725,128729,128732,128735,128747,128748,128756,128764,128986,128986,
128992,129003,129008,129008,129292,129338,129340,129349,129351,129535,129648,129660,129664,129734,129736,129736,129740,129757,
129759,129771,129775,129786,131072,196605,196608,262141],v=(m,k)=>{let F=0,D=Math.floor(m.length/2)-1;for(;F<=D;){const P=Math.
floor((F+D)/2),G=P*2;if(k<m[G])D=P-1;else if(k>m[G+1])F=P+1;else return!0}return!1},W=19968,[t,e]=s(w);function s(m){let k=m[0],
F=m[1];for(let D=0;D<m.length;D+=2){const P=m[D],G=m[D+1];if(W>=P&&W<=G)return[P,G];G-P>F-k&&(k=P,F=G)}return[k,F]}const r=m=>m<
H||m>$?!1:v(f,m),a=m=>m<g||m>i?!1:v(n,m),l=m=>m<halfwidthMinimalCodePoint||m>halfwidthMaximumCodePoint?!1:isInRange(halfwidthRanges,
m),d=m=>m<narrowMinimalCodePoint||m>narrowMaximumCodePoint?!1:isInRange(narrowRanges,m),_=m=>m>=t&&m<=e?!0:m<S||m>V?!1:v(
w,m);function y(m){return r(m)?"ambiguous":a(m)?"fullwidth":l(m)?"halfwidth":d(m)?"narrow":_(m)?"wide":"neutral"}function h(m){
if(!Number.isSafeInteger(m))throw new TypeError(`Expected a code point, got \`${typeof m}\`.`)}function O(m){return h(m),
getCategory(m)}function x(m,{ambiguousAsWide:k=!1}={}){return h(m),a(m)||_(m)||k&&r(m)?2:1}}};
