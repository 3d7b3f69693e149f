var W=Object.defineProperty;var p=(T,C)=>W(T,"name",{value:C,configurable:!0});export const id=179,ids=[179],modules={18909:((T,C,A)=>{const{Argument:v}=A(49154),{Command:$}=A(34348),{CommanderError:f,
InvalidArgumentError:g}=A(41135),{Help:i}=A(79754),{Option:n}=A(45240);C.DM=new $,C.gu=o=>new $(o),C.Ww=(o,u)=>new n(o,u),
C.er=(o,u)=>new v(o,u),C.uB=$,C.c$=n,C.ef=v,C._V=i,C.b7=f,C.Di=g,C.a2=g}),49154:((T,C,A)=>{const{InvalidArgumentError:v}=A(
41135);class ${static{p(this,"Argument")}constructor(i,n){switch(this.description=n||"",this.variadic=!1,this.parseArg=void 0,
this.defaultValue=void 0,this.defaultValueDescription=void 0,this.argChoices=void 0,i[0]){case"<":this.required=!0,this.
_name=i.slice(1,-1);break;case"[":this.required=!1,this._name=i.slice(1,-1);break;default:this.required=!0,this._name=i;
break}this._name.endsWith("...")&&(this.variadic=!0,this._name=this._name.slice(0,-3))}name(){return this._name}_collectValue(i,n){
return n===this.defaultValue||!Array.isArray(n)?[i]:(n.push(i),n)}default(i,n){return this.defaultValue=i,this.defaultValueDescription=
n,this}argParser(i){return this.parseArg=i,this}choices(i){return this.argChoices=i.slice(),this.parseArg=(n,o)=>{if(!this.
argChoices.includes(n))throw new v(`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(
n,o):n},this}argRequired(){return this.required=!0,this}argOptional(){return this.required=!1,this}}function f(g){const i=g.
name()+(g.variadic===!0?"...":"");return g.required?"<"+i+">":"["+i+"]"}p(f,"humanReadableArgName"),C.Argument=$,C.humanReadableArgName=
f}),34348:((T,C,A)=>{const v=A(78474).EventEmitter,$=A(31421),f=A(76760),g=A(73024),i=A(1708),{Argument:n,humanReadableArgName:o}=A(
49154),{CommanderError:u}=A(41135),{Help:c,stripColor:m}=A(79754),{Option:b,DualOptions:w}=A(45240),{suggestSimilar:V}=A(
65030);class S extends v{static{p(this,"Command")}constructor(t){super(),this.commands=[],this.options=[],this.parent=null,
this._allowUnknownOption=!1,this._allowExcessArguments=!1,this.registeredArguments=[],this._args=this.registeredArguments,
this.args=[],this.rawArgs=[],this.processedArgs=[],this._scriptPath=null,this._name=t||"",this._optionValues={},this._optionValueSources=
{},this._storeOptionsAsProperties=!1,this._actionHandler=null,this._executableHandler=!1,this._executableFile=null,this.
_executableDir=null,this._defaultCommandName=null,this._exitCallback=null,this._aliases=[],this._combineFlagAndOptionalValue=
!0,this._description="",this._summary="",this._argsDescription=void 0,this._enablePositionalOptions=!1,this._passThroughOptions=
!1,this._lifeCycleHooks={},this._showHelpAfterError=!1,this._showSuggestionAfterError=!0,this._savedState=null,this._outputConfiguration=
{writeOut:p(e=>i.stdout.write(e),"writeOut"),writeErr:p(e=>i.stderr.write(e),"writeErr"),outputError:p((e,s)=>s(e),"outp\
utError"),getOutHelpWidth:p(()=>i.stdout.isTTY?i.stdout.columns:void 0,"getOutHelpWidth"),getErrHelpWidth:p(()=>i.stderr.
isTTY?i.stderr.columns:void 0,"getErrHelpWidth"),getOutHasColors:p(()=>H()??(i.stdout.isTTY&&i.stdout.hasColors?.()),"ge\
tOutHasColors"),getErrHasColors:p(()=>H()??(i.stderr.isTTY&&i.stderr.hasColors?.()),"getErrHasColors"),stripColor:p(e=>m(
e),"stripColor")},this._hidden=!1,this._helpOption=void 0,this._addImplicitHelpCommand=void 0,this._helpCommand=void 0,this.
_helpConfiguration={},this._helpGroupHeading=void 0,this._defaultCommandGroup=void 0,this._defaultOptionGroup=void 0}copyInheritedSettings(t){
return this._outputConfiguration=t._outputConfiguration,this._helpOption=t._helpOption,this._helpCommand=t._helpCommand,
this._helpConfiguration=t._helpConfiguration,this._exitCallback=t._exitCallback,this._storeOptionsAsProperties=t._storeOptionsAsProperties,
this._combineFlagAndOptionalValue=t._combineFlagAndOptionalValue,this._allowExcessArguments=t._allowExcessArguments,this.
_enablePositionalOptions=t._enablePositionalOptions,this._showHelpAfterError=t._showHelpAfterError,this._showSuggestionAfterError=
t._showSuggestionAfterError,this}_getCommandAndAncestors(){const t=[];for(let e=this;e;e=e.parent)t.push(e);return t}command(t,e,s){
let r=e,a=s;typeof r=="object"&&r!==null&&(a=r,r=null),a=a||{};const[,h,d]=t.match(/([^ ]+) *(.*)/),O=this.createCommand(
h);return r&&(O.description(r),O._executableHandler=!0),a.isDefault&&(this._defaultCommandName=O._name),O._hidden=!!(a.noHelp||
a.hidden),O._executableFile=a.executableFile||null,d&&O.arguments(d),this._registerCommand(O),O.parent=this,O.copyInheritedSettings(
this),r?this:O}createCommand(t){return new S(t)}createHelp(){return Object.assign(new c,this.configureHelp())}configureHelp(t){
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
const s=t??"help [command]",[,r,a]=s.match(/([^ ]+) *(.*)/),h=e??"display help for command",d=this.createCommand(r);return d.
helpOption(!1),a&&d.arguments(a),h&&d.description(h),this._addImplicitHelpCommand=!0,this._helpCommand=d,(t||e)&&this._initCommandGroup(
d),this}addHelpCommand(t,e){return typeof t!="object"?(this.helpCommand(t,e),this):(this._addImplicitHelpCommand=!0,this.
_helpCommand=t,this._initCommandGroup(t),this)}_getHelpCommand(){return this._addImplicitHelpCommand??(this.commands.length&&
!this._actionHandler&&!this._findCommand("help"))?(this._helpCommand===void 0&&this.helpCommand(void 0,void 0),this._helpCommand):
null}hook(t,e){const s=["preSubcommand","preAction","postAction"];if(!s.includes(t))throw new Error(`Unexpected value fo\
r event passed to hook : '${t}'.
Expecting one of '${s.join("', '")}'`);return this._lifeCycleHooks[t]?this._lifeCycleHooks[t].push(e):this._lifeCycleHooks[t]=
[e],this}exitOverride(t){return t?this._exitCallback=t:this._exitCallback=e=>{if(e.code!=="commander.executeSubCommandAs\
ync")throw e},this}_exit(t,e,s){this._exitCallback&&this._exitCallback(new u(t,e,s)),i.exit(t)}action(t){const e=p(s=>{const r=this.
registeredArguments.length,a=s.slice(0,r);return this._storeOptionsAsProperties?a[r]=this:a[r]=this.opts(),a.push(this),
t.apply(this,a)},"listener");return this._actionHandler=e,this}createOption(t,e){return new b(t,e)}_callParseArg(t,e,s,r){
try{return t.parseArg(e,s)}catch(a){if(a.code==="commander.invalidArgument"){const h=`${r} ${a.message}`;this.error(h,{exitCode:a.
exitCode,code:a.code})}throw a}}_registerOption(t){const e=t.short&&this._findOption(t.short)||t.long&&this._findOption(
t.long);if(e){const s=t.long&&this._findOption(t.long)?t.long:t.short;throw new Error(`Cannot add option '${t.flags}'${this.
_name&&` to command '${this._name}'`} due to conflicting flag '${s}'
-  already used by option '${e.flags}'`)}this._initOptionGroup(t),this.options.push(t)}_registerCommand(t){const e=p(r=>[
r.name()].concat(r.aliases()),"knownBy"),s=e(t).find(r=>this._findCommand(r));if(s){const r=e(this._findCommand(s)).join(
"|"),a=e(t).join("|");throw new Error(`cannot add command '${a}' as already have command '${r}'`)}this._initCommandGroup(
t),this.commands.push(t)}addOption(t){this._registerOption(t);const e=t.name(),s=t.attributeName();if(t.negate){const a=t.
long.replace(/^--no-/,"--");this._findOption(a)||this.setOptionValueWithSource(s,t.defaultValue===void 0?!0:t.defaultValue,
"default")}else t.defaultValue!==void 0&&this.setOptionValueWithSource(s,t.defaultValue,"default");const r=p((a,h,d)=>{a==
null&&t.presetArg!==void 0&&(a=t.presetArg);const O=this.getOptionValue(s);a!==null&&t.parseArg?a=this._callParseArg(t,a,
O,h):a!==null&&t.variadic&&(a=t._collectValue(a,O)),a==null&&(t.negate?a=!1:t.isBoolean()||t.optional?a=!0:a=""),this.setOptionValueWithSource(
s,a,d)},"handleOptionValue");return this.on("option:"+e,a=>{const h=`error: option '${t.flags}' argument '${a}' is inval\
id.`;r(a,h,"cli")}),t.envVar&&this.on("optionEnv:"+e,a=>{const h=`error: option '${t.flags}' value '${a}' from env '${t.
envVar}' is invalid.`;r(a,h,"env")}),this}_optionEx(t,e,s,r,a){if(typeof e=="object"&&e instanceof b)throw new Error("To\
 add an Option object use addOption() instead of option() or requiredOption()");const h=this.createOption(e,s);if(h.makeOptionMandatory(
!!t.mandatory),typeof r=="function")h.default(a).argParser(r);else if(r instanceof RegExp){const d=r;r=p((O,y)=>{const l=d.
exec(O);return l?l[0]:y},"fn"),h.default(a).argParser(r)}else h.default(r);return this.addOption(h)}option(t,e,s,r){return this.
_optionEx({},t,e,s,r)}requiredOption(t,e,s,r){return this._optionEx({mandatory:!0},t,e,s,r)}combineFlagAndOptionalValue(t=!0){
return this._combineFlagAndOptionalValue=!!t,this}allowUnknownOption(t=!0){return this._allowUnknownOption=!!t,this}allowExcessArguments(t=!0){
return this._allowExcessArguments=!!t,this}enablePositionalOptions(t=!0){return this._enablePositionalOptions=!!t,this}passThroughOptions(t=!0){
return this._passThroughOptions=!!t,this._checkForBrokenPassThrough(),this}_checkForBrokenPassThrough(){if(this.parent&&
this._passThroughOptions&&!this.parent._enablePositionalOptions)throw new Error(`passThroughOptions cannot be used for '${this.
_name}' without turning on enablePositionalOptions for parent command(s)`)}storeOptionsAsProperties(t=!0){if(this.options.
length)throw new Error("call .storeOptionsAsProperties() before adding options");if(Object.keys(this._optionValues).length)
throw new Error("call .storeOptionsAsProperties() before setting option values");return this._storeOptionsAsProperties=!!t,
this}getOptionValue(t){return this._storeOptionsAsProperties?this[t]:this._optionValues[t]}setOptionValue(t,e){return this.
setOptionValueWithSource(t,e,void 0)}setOptionValueWithSource(t,e,s){return this._storeOptionsAsProperties?this[t]=e:this.
_optionValues[t]=e,this._optionValueSources[t]=s,this}getOptionValueSource(t){return this._optionValueSources[t]}getOptionValueSourceWithGlobals(t){
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
 - ${r}`;throw new Error(a)}_executeSubCommand(t,e){e=e.slice();let s=!1;const r=[".js",".ts",".tsx",".mjs",".cjs"];function a(l,_){
const x=f.resolve(l,_);if(g.existsSync(x))return x;if(r.includes(f.extname(_)))return;const D=r.find(P=>g.existsSync(`${x}${P}`));
if(D)return`${x}${D}`}p(a,"findFile"),this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();let h=t.
_executableFile||`${this._name}-${t._name}`,d=this._executableDir||"";if(this._scriptPath){let l;try{l=g.realpathSync(this.
_scriptPath)}catch{l=this._scriptPath}d=f.resolve(f.dirname(l),d)}if(d){let l=a(d,h);if(!l&&!t._executableFile&&this._scriptPath){
const _=f.basename(this._scriptPath,f.extname(this._scriptPath));_!==this._name&&(l=a(d,`${_}-${t._name}`))}h=l||h}s=r.includes(
f.extname(h));let O;i.platform!=="win32"?s?(e.unshift(h),e=E(i.execArgv).concat(e),O=$.spawn(i.argv[0],e,{stdio:"inherit"})):
O=$.spawn(h,e,{stdio:"inherit"}):(this._checkForMissingExecutable(h,d,t._name),e.unshift(h),e=E(i.execArgv).concat(e),O=
$.spawn(i.execPath,e,{stdio:"inherit"})),O.killed||["SIGUSR1","SIGUSR2","SIGTERM","SIGINT","SIGHUP"].forEach(_=>{i.on(_,
()=>{O.killed===!1&&O.exitCode===null&&O.kill(_)})});const y=this._exitCallback;O.on("close",l=>{l=l??1,y?y(new u(l,"com\
mander.executeSubCommandAsync","(close)")):i.exit(l)}),O.on("error",l=>{if(l.code==="ENOENT")this._checkForMissingExecutable(
h,d,t._name);else if(l.code==="EACCES")throw new Error(`'${h}' not executable`);if(!y)i.exit(1);else{const _=new u(1,"co\
mmander.executeSubCommandAsync","(error)");_.nestedError=l,y(_)}}),this.runningCommand=O}_dispatchSubcommand(t,e,s){const r=this.
_findCommand(t);r||this.help({error:!0}),r._prepareForParse();let a;return a=this._chainOrCallSubCommandHook(a,r,"preSub\
command"),a=this._chainOrCall(a,()=>{if(r._executableHandler)this._executeSubCommand(r,e.concat(s));else return r._parseCommand(
e,s)}),a}_dispatchHelpCommand(t){t||this.help();const e=this._findCommand(t);return e&&!e._executableHandler&&e.help(),this.
_dispatchSubcommand(t,[],[this._getHelpOption()?.long??this._getHelpOption()?.short??"--help"])}_checkNumberOfArguments(){
this.registeredArguments.forEach((t,e)=>{t.required&&this.args[e]==null&&this.missingArgument(t.name())}),!(this.registeredArguments.
length>0&&this.registeredArguments[this.registeredArguments.length-1].variadic)&&this.args.length>this.registeredArguments.
length&&this._excessArguments(this.args)}_processArguments(){const t=p((s,r,a)=>{let h=r;if(r!==null&&s.parseArg){const d=`\
error: command-argument value '${r}' is invalid for argument '${s.name()}'.`;h=this._callParseArg(s,r,a,d)}return h},"my\
ParseArg");this._checkNumberOfArguments();const e=[];this.registeredArguments.forEach((s,r)=>{let a=s.defaultValue;s.variadic?
r<this.args.length?(a=this.args.slice(r),s.parseArg&&(a=a.reduce((h,d)=>t(s,d,h),s.defaultValue))):a===void 0&&(a=[]):r<
this.args.length&&(a=this.args[r],s.parseArg&&(a=t(s,a,s.defaultValue))),e[r]=a}),this.processedArgs=e}_chainOrCall(t,e){
return t?.then&&typeof t.then=="function"?t.then(()=>e()):e()}_chainOrCallHooks(t,e){let s=t;const r=[];return this._getCommandAndAncestors().
reverse().filter(a=>a._lifeCycleHooks[e]!==void 0).forEach(a=>{a._lifeCycleHooks[e].forEach(h=>{r.push({hookedCommand:a,
callback:h})})}),e==="postAction"&&r.reverse(),r.forEach(a=>{s=this._chainOrCall(s,()=>a.callback(a.hookedCommand,this))}),
s}_chainOrCallSubCommandHook(t,e,s){let r=t;return this._lifeCycleHooks[s]!==void 0&&this._lifeCycleHooks[s].forEach(a=>{
r=this._chainOrCall(r,()=>a(this,e))}),r}_parseCommand(t,e){const s=this.parseOptions(e);if(this._parseOptionsEnv(),this.
_parseOptionsImplied(),t=t.concat(s.operands),e=s.unknown,this.args=t.concat(e),t&&this._findCommand(t[0]))return this._dispatchSubcommand(
t[0],t.slice(1),e);if(this._getHelpCommand()&&t[0]===this._getHelpCommand().name())return this._dispatchHelpCommand(t[1]);
if(this._defaultCommandName)return this._outputHelpIfRequested(e),this._dispatchSubcommand(this._defaultCommandName,t,e);
this.commands.length&&this.args.length===0&&!this._actionHandler&&!this._defaultCommandName&&this.help({error:!0}),this.
_outputHelpIfRequested(s.unknown),this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();const r=p(()=>{
s.unknown.length>0&&this.unknownOption(s.unknown[0])},"checkForUnknownOptions"),a=`command:${this.name()}`;if(this._actionHandler){
r(),this._processArguments();let h;return h=this._chainOrCallHooks(h,"preAction"),h=this._chainOrCall(h,()=>this._actionHandler(
this.processedArgs)),this.parent&&(h=this._chainOrCall(h,()=>{this.parent.emit(a,t,e)})),h=this._chainOrCallHooks(h,"pos\
tAction"),h}if(this.parent?.listenerCount(a))r(),this._processArguments(),this.parent.emit(a,t,e);else if(t.length){if(this.
_findCommand("*"))return this._dispatchSubcommand("*",t,e);this.listenerCount("command:*")?this.emit("command:*",t,e):this.
commands.length?this.unknownCommand():(r(),this._processArguments())}else this.commands.length?(r(),this.help({error:!0})):
(r(),this._processArguments())}_findCommand(t){if(t)return this.commands.find(e=>e._name===t||e._aliases.includes(t))}_findOption(t){
return this.options.find(e=>e.is(t))}_checkForMissingMandatoryOptions(){this._getCommandAndAncestors().forEach(t=>{t.options.
forEach(e=>{e.mandatory&&t.getOptionValue(e.attributeName())===void 0&&t.missingMandatoryOptionValue(e)})})}_checkForConflictingLocalOptions(){
const t=this.options.filter(s=>{const r=s.attributeName();return this.getOptionValue(r)===void 0?!1:this.getOptionValueSource(
r)!=="default"});t.filter(s=>s.conflictsWith.length>0).forEach(s=>{const r=t.find(a=>s.conflictsWith.includes(a.attributeName()));
r&&this._conflictingOption(s,r)})}_checkForConflictingOptions(){this._getCommandAndAncestors().forEach(t=>{t._checkForConflictingLocalOptions()})}parseOptions(t){
const e=[],s=[];let r=e;function a(l){return l.length>1&&l[0]==="-"}p(a,"maybeOption");const h=p(l=>/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.
test(l)?!this._getCommandAndAncestors().some(_=>_.options.map(x=>x.short).some(x=>/^-\d$/.test(x))):!1,"negativeNumberAr\
g");let d=null,O=null,y=0;for(;y<t.length||O;){const l=O??t[y++];if(O=null,l==="--"){r===s&&r.push(l),r.push(...t.slice(
y));break}if(d&&(!a(l)||h(l))){this.emit(`option:${d.name()}`,l);continue}if(d=null,a(l)){const _=this._findOption(l);if(_){
if(_.required){const x=t[y++];x===void 0&&this.optionMissingArgument(_),this.emit(`option:${_.name()}`,x)}else if(_.optional){
let x=null;y<t.length&&(!a(t[y])||h(t[y]))&&(x=t[y++]),this.emit(`option:${_.name()}`,x)}else this.emit(`option:${_.name()}`);
d=_.variadic?_:null;continue}}if(l.length>2&&l[0]==="-"&&l[1]!=="-"){const _=this._findOption(`-${l[1]}`);if(_){_.required||
_.optional&&this._combineFlagAndOptionalValue?this.emit(`option:${_.name()}`,l.slice(2)):(this.emit(`option:${_.name()}`),
O=`-${l.slice(2)}`);continue}}if(/^--[^=]+=/.test(l)){const _=l.indexOf("="),x=this._findOption(l.slice(0,_));if(x&&(x.required||
x.optional)){this.emit(`option:${x.name()}`,l.slice(_+1));continue}}if(r===e&&a(l)&&!(this.commands.length===0&&h(l))&&(r=
s),(this._enablePositionalOptions||this._passThroughOptions)&&e.length===0&&s.length===0){if(this._findCommand(l)){e.push(
l),s.push(...t.slice(y));break}else if(this._getHelpCommand()&&l===this._getHelpCommand().name()){e.push(l,...t.slice(y));
break}else if(this._defaultCommandName){s.push(l,...t.slice(y));break}}if(this._passThroughOptions){r.push(l,...t.slice(
y));break}r.push(l)}return{operands:e,unknown:s}}opts(){if(this._storeOptionsAsProperties){const t={},e=this.options.length;
for(let s=0;s<e;s++){const r=this.options[s].attributeName();t[r]=r===this._versionOptionName?this._version:this[r]}return t}
return this._optionValues}optsWithGlobals(){return this._getCommandAndAncestors().reduce((t,e)=>Object.assign(t,e.opts()),
{})}error(t,e){this._outputConfiguration.outputError(`${t}
`,this._outputConfiguration.writeErr),typeof this._showHelpAfterError=="string"?this._outputConfiguration.writeErr(`${this.
_showHelpAfterError}
`):this._showHelpAfterError&&(this._outputConfiguration.writeErr(`
`),this.outputHelp({error:!0}));const s=e||{},r=s.exitCode||1,a=s.code||"commander.error";this._exit(r,a,t)}_parseOptionsEnv(){
this.options.forEach(t=>{if(t.envVar&&t.envVar in i.env){const e=t.attributeName();(this.getOptionValue(e)===void 0||["d\
efault","config","env"].includes(this.getOptionValueSource(e)))&&(t.required||t.optional?this.emit(`optionEnv:${t.name()}`,
i.env[t.envVar]):this.emit(`optionEnv:${t.name()}`))}})}_parseOptionsImplied(){const t=new w(this.options),e=p(s=>this.getOptionValue(
s)!==void 0&&!["default","implied"].includes(this.getOptionValueSource(s)),"hasCustomOptionValue");this.options.filter(s=>s.
implied!==void 0&&e(s.attributeName())&&t.valueFromOption(this.getOptionValue(s.attributeName()),s)).forEach(s=>{Object.
keys(s.implied).filter(r=>!e(r)).forEach(r=>{this.setOptionValueWithSource(r,s.implied[r],"implied")})})}missingArgument(t){
const e=`error: missing required argument '${t}'`;this.error(e,{code:"commander.missingArgument"})}optionMissingArgument(t){
const e=`error: option '${t.flags}' argument missing`;this.error(e,{code:"commander.optionMissingArgument"})}missingMandatoryOptionValue(t){
const e=`error: required option '${t.flags}' not specified`;this.error(e,{code:"commander.missingMandatoryOptionValue"})}_conflictingOption(t,e){
const s=p(h=>{const d=h.attributeName(),O=this.getOptionValue(d),y=this.options.find(_=>_.negate&&d===_.attributeName()),
l=this.options.find(_=>!_.negate&&d===_.attributeName());return y&&(y.presetArg===void 0&&O===!1||y.presetArg!==void 0&&
O===y.presetArg)?y:l||h},"findBestOptionFromValue"),r=p(h=>{const d=s(h),O=d.attributeName();return this.getOptionValueSource(
O)==="env"?`environment variable '${d.envVar}'`:`option '${d.flags}'`},"getErrorMessage"),a=`error: ${r(t)} cannot be us\
ed with ${r(e)}`;this.error(a,{code:"commander.conflictingOption"})}unknownOption(t){if(this._allowUnknownOption)return;
let e="";if(t.startsWith("--")&&this._showSuggestionAfterError){let r=[],a=this;do{const h=a.createHelp().visibleOptions(
a).filter(d=>d.long).map(d=>d.long);r=r.concat(h),a=a.parent}while(a&&!a._enablePositionalOptions);e=V(t,r)}const s=`err\
or: unknown option '${t}'${e}`;this.error(s,{code:"commander.unknownOption"})}_excessArguments(t){if(this._allowExcessArguments)
return;const e=this.registeredArguments.length,s=e===1?"":"s",a=`error: too many arguments${this.parent?` for '${this.name()}\
'`:""}. Expected ${e} argument${s} but got ${t.length}.`;this.error(a,{code:"commander.excessArguments"})}unknownCommand(){
const t=this.args[0];let e="";if(this._showSuggestionAfterError){const r=[];this.createHelp().visibleCommands(this).forEach(
a=>{r.push(a.name()),a.alias()&&r.push(a.alias())}),e=V(t,r)}const s=`error: unknown command '${t}'${e}`;this.error(s,{code:"\
commander.unknownCommand"})}version(t,e,s){if(t===void 0)return this._version;this._version=t,e=e||"-V, --version",s=s||
"output the version number";const r=this.createOption(e,s);return this._versionOptionName=r.attributeName(),this._registerOption(
r),this.on("option:"+r.name(),()=>{this._outputConfiguration.writeOut(`${t}
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
r)}_getOutputContext(t){t=t||{};const e=!!t.error;let s,r,a;return e?(s=p(d=>this._outputConfiguration.writeErr(d),"base\
Write"),r=this._outputConfiguration.getErrHasColors(),a=this._outputConfiguration.getErrHelpWidth()):(s=p(d=>this._outputConfiguration.
writeOut(d),"baseWrite"),r=this._outputConfiguration.getOutHasColors(),a=this._outputConfiguration.getOutHelpWidth()),{error:e,
write:p(d=>(r||(d=this._outputConfiguration.stripColor(d)),s(d)),"write"),hasColors:r,helpWidth:a}}outputHelp(t){let e;typeof t==
"function"&&(e=t,t=void 0);const s=this._getOutputContext(t),r={error:s.error,write:s.write,command:this};this._getCommandAndAncestors().
reverse().forEach(h=>h.emit("beforeAllHelp",r)),this.emit("beforeHelp",r);let a=this.helpInformation({error:s.error});if(e&&
(a=e(a),typeof a!="string"&&!Buffer.isBuffer(a)))throw new Error("outputHelp callback must return a string or a Buffer");
s.write(a),this._getHelpOption()?.long&&this.emit(this._getHelpOption().long),this.emit("afterHelp",r),this._getCommandAndAncestors().
forEach(h=>h.emit("afterAllHelp",r))}helpOption(t,e){return typeof t=="boolean"?(t?(this._helpOption===null&&(this._helpOption=
void 0),this._defaultOptionGroup&&this._initOptionGroup(this._getHelpOption())):this._helpOption=null,this):(this._helpOption=
this.createOption(t??"-h, --help",e??"display help for command"),(t||e)&&this._initOptionGroup(this._helpOption),this)}_getHelpOption(){
return this._helpOption===void 0&&this.helpOption(void 0,void 0),this._helpOption}addHelpOption(t){return this._helpOption=
t,this._initOptionGroup(t),this}help(t){this.outputHelp(t);let e=Number(i.exitCode??0);e===0&&t&&typeof t!="function"&&t.
error&&(e=1),this._exit(e,"commander.help","(outputHelp)")}addHelpText(t,e){const s=["beforeAll","before","after","after\
All"];if(!s.includes(t))throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${s.join("', '")}'`);const r=`${t}Help`;return this.on(r,a=>{let h;typeof e=="function"?h=e({error:a.error,
command:a.command}):h=e,h&&a.write(`${h}
`)}),this}_outputHelpIfRequested(t){const e=this._getHelpOption();e&&t.find(r=>e.is(r))&&(this.outputHelp(),this._exit(0,
"commander.helpDisplayed","(outputHelp)"))}}function E(k){return k.map(t=>{if(!t.startsWith("--inspect"))return t;let e,
s="127.0.0.1",r="9229",a;return(a=t.match(/^(--inspect(-brk)?)$/))!==null?e=a[1]:(a=t.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))!==
null?(e=a[1],/^\d+$/.test(a[3])?r=a[3]:s=a[3]):(a=t.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))!==null&&(e=a[1],s=
a[3],r=a[4]),e&&r!=="0"?`${e}=${s}:${parseInt(r)+1}`:t})}p(E,"incrementNodeInspectorPort");function H(){if(i.env.NO_COLOR||
i.env.FORCE_COLOR==="0"||i.env.FORCE_COLOR==="false")return!1;if(i.env.FORCE_COLOR||i.env.CLICOLOR_FORCE!==void 0)return!0}
p(H,"useColor"),C.Command=S,C.useColor=H}),41135:((T,C)=>{class A extends Error{static{p(this,"CommanderError")}constructor(f,g,i){
super(i),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name,this.code=g,this.exitCode=f,this.
nestedError=void 0}}class v extends A{static{p(this,"InvalidArgumentError")}constructor(f){super(1,"commander.invalidArg\
ument",f),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name}}C.CommanderError=A,C.InvalidArgumentError=
v}),79754:((T,C,A)=>{const{humanReadableArgName:v}=A(49154);class ${static{p(this,"Help")}constructor(){this.helpWidth=void 0,
this.minWidthToWrap=40,this.sortSubcommands=!1,this.sortOptions=!1,this.showGlobalOptions=!1}prepareContext(i){this.helpWidth=
this.helpWidth??i.helpWidth??80}visibleCommands(i){const n=i.commands.filter(u=>!u._hidden),o=i._getHelpCommand();return o&&
!o._hidden&&n.push(o),this.sortSubcommands&&n.sort((u,c)=>u.name().localeCompare(c.name())),n}compareOptions(i,n){const o=p(
u=>u.short?u.short.replace(/^-/,""):u.long.replace(/^--/,""),"getSortKey");return o(i).localeCompare(o(n))}visibleOptions(i){
const n=i.options.filter(u=>!u.hidden),o=i._getHelpOption();if(o&&!o.hidden){const u=o.short&&i._findOption(o.short),c=o.
long&&i._findOption(o.long);!u&&!c?n.push(o):o.long&&!c?n.push(i.createOption(o.long,o.description)):o.short&&!u&&n.push(
i.createOption(o.short,o.description))}return this.sortOptions&&n.sort(this.compareOptions),n}visibleGlobalOptions(i){if(!this.
showGlobalOptions)return[];const n=[];for(let o=i.parent;o;o=o.parent){const u=o.options.filter(c=>!c.hidden);n.push(...u)}
return this.sortOptions&&n.sort(this.compareOptions),n}visibleArguments(i){return i._argsDescription&&i.registeredArguments.
forEach(n=>{n.description=n.description||i._argsDescription[n.name()]||""}),i.registeredArguments.find(n=>n.description)?
i.registeredArguments:[]}subcommandTerm(i){const n=i.registeredArguments.map(o=>v(o)).join(" ");return i._name+(i._aliases[0]?
"|"+i._aliases[0]:"")+(i.options.length?" [options]":"")+(n?" "+n:"")}optionTerm(i){return i.flags}argumentTerm(i){return i.
name()}longestSubcommandTermLength(i,n){return n.visibleCommands(i).reduce((o,u)=>Math.max(o,this.displayWidth(n.styleSubcommandTerm(
n.subcommandTerm(u)))),0)}longestOptionTermLength(i,n){return n.visibleOptions(i).reduce((o,u)=>Math.max(o,this.displayWidth(
n.styleOptionTerm(n.optionTerm(u)))),0)}longestGlobalOptionTermLength(i,n){return n.visibleGlobalOptions(i).reduce((o,u)=>Math.
max(o,this.displayWidth(n.styleOptionTerm(n.optionTerm(u)))),0)}longestArgumentTermLength(i,n){return n.visibleArguments(
i).reduce((o,u)=>Math.max(o,this.displayWidth(n.styleArgumentTerm(n.argumentTerm(u)))),0)}commandUsage(i){let n=i._name;
i._aliases[0]&&(n=n+"|"+i._aliases[0]);let o="";for(let u=i.parent;u;u=u.parent)o=u.name()+" "+o;return o+n+" "+i.usage()}commandDescription(i){
return i.description()}subcommandDescription(i){return i.summary()||i.description()}optionDescription(i){const n=[];if(i.
argChoices&&n.push(`choices: ${i.argChoices.map(o=>JSON.stringify(o)).join(", ")}`),i.defaultValue!==void 0&&(i.required||
i.optional||i.isBoolean()&&typeof i.defaultValue=="boolean")&&n.push(`default: ${i.defaultValueDescription||JSON.stringify(
i.defaultValue)}`),i.presetArg!==void 0&&i.optional&&n.push(`preset: ${JSON.stringify(i.presetArg)}`),i.envVar!==void 0&&
n.push(`env: ${i.envVar}`),n.length>0){const o=`(${n.join(", ")})`;return i.description?`${i.description} ${o}`:o}return i.
description}argumentDescription(i){const n=[];if(i.argChoices&&n.push(`choices: ${i.argChoices.map(o=>JSON.stringify(o)).
join(", ")}`),i.defaultValue!==void 0&&n.push(`default: ${i.defaultValueDescription||JSON.stringify(i.defaultValue)}`),n.
length>0){const o=`(${n.join(", ")})`;return i.description?`${i.description} ${o}`:o}return i.description}formatItemList(i,n,o){
return n.length===0?[]:[o.styleTitle(i),...n,""]}groupItems(i,n,o){const u=new Map;return i.forEach(c=>{const m=o(c);u.has(
m)||u.set(m,[])}),n.forEach(c=>{const m=o(c);u.has(m)||u.set(m,[]),u.get(m).push(c)}),u}formatHelp(i,n){const o=n.padWidth(
i,n),u=n.helpWidth??80;function c(E,H){return n.formatItem(E,o,H,n)}p(c,"callFormatItem");let m=[`${n.styleTitle("Usage:")}\
 ${n.styleUsage(n.commandUsage(i))}`,""];const b=n.commandDescription(i);b.length>0&&(m=m.concat([n.boxWrap(n.styleCommandDescription(
b),u),""]));const w=n.visibleArguments(i).map(E=>c(n.styleArgumentTerm(n.argumentTerm(E)),n.styleArgumentDescription(n.argumentDescription(
E))));if(m=m.concat(this.formatItemList("Arguments:",w,n)),this.groupItems(i.options,n.visibleOptions(i),E=>E.helpGroupHeading??
"Options:").forEach((E,H)=>{const k=E.map(t=>c(n.styleOptionTerm(n.optionTerm(t)),n.styleOptionDescription(n.optionDescription(
t))));m=m.concat(this.formatItemList(H,k,n))}),n.showGlobalOptions){const E=n.visibleGlobalOptions(i).map(H=>c(n.styleOptionTerm(
n.optionTerm(H)),n.styleOptionDescription(n.optionDescription(H))));m=m.concat(this.formatItemList("Global Options:",E,n))}
return this.groupItems(i.commands,n.visibleCommands(i),E=>E.helpGroup()||"Commands:").forEach((E,H)=>{const k=E.map(t=>c(
n.styleSubcommandTerm(n.subcommandTerm(t)),n.styleSubcommandDescription(n.subcommandDescription(t))));m=m.concat(this.formatItemList(
H,k,n))}),m.join(`
`)}displayWidth(i){return f(i).length}styleTitle(i){return i}styleUsage(i){return i.split(" ").map(n=>n==="[options]"?this.
styleOptionText(n):n==="[command]"?this.styleSubcommandText(n):n[0]==="["||n[0]==="<"?this.styleArgumentText(n):this.styleCommandText(
n)).join(" ")}styleCommandDescription(i){return this.styleDescriptionText(i)}styleOptionDescription(i){return this.styleDescriptionText(
i)}styleSubcommandDescription(i){return this.styleDescriptionText(i)}styleArgumentDescription(i){return this.styleDescriptionText(
i)}styleDescriptionText(i){return i}styleOptionTerm(i){return this.styleOptionText(i)}styleSubcommandTerm(i){return i.split(
" ").map(n=>n==="[options]"?this.styleOptionText(n):n[0]==="["||n[0]==="<"?this.styleArgumentText(n):this.styleSubcommandText(
n)).join(" ")}styleArgumentTerm(i){return this.styleArgumentText(i)}styleOptionText(i){return i}styleArgumentText(i){return i}styleSubcommandText(i){
return i}styleCommandText(i){return i}padWidth(i,n){return Math.max(n.longestOptionTermLength(i,n),n.longestGlobalOptionTermLength(
i,n),n.longestSubcommandTermLength(i,n),n.longestArgumentTermLength(i,n))}preformatted(i){return/\n[^\S\r\n]/.test(i)}formatItem(i,n,o,u){
const m=" ".repeat(2);if(!o)return m+i;const b=i.padEnd(n+i.length-u.displayWidth(i)),w=2,S=(this.helpWidth??80)-n-w-2;let E;
return S<this.minWidthToWrap||u.preformatted(o)?E=o:E=u.boxWrap(o,S).replace(/\n/g,`
`+" ".repeat(n+w)),m+b+" ".repeat(w)+E.replace(/\n/g,`
${m}`)}boxWrap(i,n){if(n<this.minWidthToWrap)return i;const o=i.split(/\r\n|\n/),u=/[\s]*[^\s]+/g,c=[];return o.forEach(
m=>{const b=m.match(u);if(b===null){c.push("");return}let w=[b.shift()],V=this.displayWidth(w[0]);b.forEach(S=>{const E=this.
displayWidth(S);if(V+E<=n){w.push(S),V+=E;return}c.push(w.join(""));const H=S.trimStart();w=[H],V=this.displayWidth(H)}),
c.push(w.join(""))}),c.join(`
`)}}function f(g){const i=/\x1b\[\d*(;\d*)*m/g;return g.replace(i,"")}p(f,"stripColor"),C.Help=$,C.stripColor=f}),45240:((T,C,A)=>{
const{InvalidArgumentError:v}=A(41135);class ${static{p(this,"Option")}constructor(o,u){this.flags=o,this.description=u||
"",this.required=o.includes("<"),this.optional=o.includes("["),this.variadic=/\w\.\.\.[>\]]$/.test(o),this.mandatory=!1;
const c=i(o);this.short=c.shortFlag,this.long=c.longFlag,this.negate=!1,this.long&&(this.negate=this.long.startsWith("--\
no-")),this.defaultValue=void 0,this.defaultValueDescription=void 0,this.presetArg=void 0,this.envVar=void 0,this.parseArg=
void 0,this.hidden=!1,this.argChoices=void 0,this.conflictsWith=[],this.implied=void 0,this.helpGroupHeading=void 0}default(o,u){
return this.defaultValue=o,this.defaultValueDescription=u,this}preset(o){return this.presetArg=o,this}conflicts(o){return this.
conflictsWith=this.conflictsWith.concat(o),this}implies(o){let u=o;return typeof o=="string"&&(u={[o]:!0}),this.implied=
Object.assign(this.implied||{},u),this}env(o){return this.envVar=o,this}argParser(o){return this.parseArg=o,this}makeOptionMandatory(o=!0){
return this.mandatory=!!o,this}hideHelp(o=!0){return this.hidden=!!o,this}_collectValue(o,u){return u===this.defaultValue||
!Array.isArray(u)?[o]:(u.push(o),u)}choices(o){return this.argChoices=o.slice(),this.parseArg=(u,c)=>{if(!this.argChoices.
includes(u))throw new v(`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(u,
c):u},this}name(){return this.long?this.long.replace(/^--/,""):this.short.replace(/^-/,"")}attributeName(){return this.negate?
g(this.name().replace(/^no-/,"")):g(this.name())}helpGroup(o){return this.helpGroupHeading=o,this}is(o){return this.short===
o||this.long===o}isBoolean(){return!this.required&&!this.optional&&!this.negate}}class f{static{p(this,"DualOptions")}constructor(o){
this.positiveOptions=new Map,this.negativeOptions=new Map,this.dualOptions=new Set,o.forEach(u=>{u.negate?this.negativeOptions.
set(u.attributeName(),u):this.positiveOptions.set(u.attributeName(),u)}),this.negativeOptions.forEach((u,c)=>{this.positiveOptions.
has(c)&&this.dualOptions.add(c)})}valueFromOption(o,u){const c=u.attributeName();if(!this.dualOptions.has(c))return!0;const m=this.
negativeOptions.get(c).presetArg,b=m!==void 0?m:!1;return u.negate===(b===o)}}function g(n){return n.split("-").reduce((o,u)=>o+
u[0].toUpperCase()+u.slice(1))}p(g,"camelcase");function i(n){let o,u;const c=/^-[^-]$/,m=/^--[^-]/,b=n.split(/[ |,]+/).
concat("guard");if(c.test(b[0])&&(o=b.shift()),m.test(b[0])&&(u=b.shift()),!o&&c.test(b[0])&&(o=b.shift()),!o&&m.test(b[0])&&
(o=u,u=b.shift()),b[0].startsWith("-")){const w=b[0],V=`option creation failed due to '${w}' in option flags '${n}'`;throw/^-[^-][^-]/.
test(w)?new Error(`${V}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`):c.test(w)?new Error(`${V}
- too many short flags`):m.test(w)?new Error(`${V}
- too many long flags`):new Error(`${V}
- unrecognised flag format`)}if(o===void 0&&u===void 0)throw new Error(`option creation failed due to no flags found in \
'${n}'.`);return{shortFlag:o,longFlag:u}}p(i,"splitOptionFlags"),C.Option=$,C.DualOptions=f}),65030:((T,C)=>{function v(f,g){
if(Math.abs(f.length-g.length)>3)return Math.max(f.length,g.length);const i=[];for(let n=0;n<=f.length;n++)i[n]=[n];for(let n=0;n<=
g.length;n++)i[0][n]=n;for(let n=1;n<=g.length;n++)for(let o=1;o<=f.length;o++){let u=1;f[o-1]===g[n-1]?u=0:u=1,i[o][n]=
Math.min(i[o-1][n]+1,i[o][n-1]+1,i[o-1][n-1]+u),o>1&&n>1&&f[o-1]===g[n-2]&&f[o-2]===g[n-1]&&(i[o][n]=Math.min(i[o][n],i[o-
2][n-2]+1))}return i[f.length][g.length]}p(v,"editDistance");function $(f,g){if(!g||g.length===0)return"";g=Array.from(new Set(
g));const i=f.startsWith("--");i&&(f=f.slice(2),g=g.map(c=>c.slice(2)));let n=[],o=3;const u=.4;return g.forEach(c=>{if(c.
length<=1)return;const m=v(f,c),b=Math.max(f.length,c.length);(b-m)/b>u&&(m<o?(o=m,n=[c]):m===o&&n.push(c))}),n.sort((c,m)=>c.
localeCompare(m)),i&&(n=n.map(c=>`--${c}`)),n.length>1?`
(Did you mean one of ${n.join(", ")}?)`:n.length===1?`
(Did you mean ${n[0]}?)`:""}p($,"suggestSimilar"),C.suggestSimilar=$}),48179:((T,C,A)=>{A.d(C,{Di:p(()=>o,"Di"),b7:p(()=>n,
"b7"),c$:p(()=>b,"c$"),ef:p(()=>m,"ef"),uB:p(()=>c,"uB")});var v=A(18909);const{DM:$,gu:f,er:g,Ww:i,b7:n,Di:o,a2:u,uB:c,
ef:m,c$:b,_V:w}=v})};
